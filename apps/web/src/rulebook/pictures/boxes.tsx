import { pictures as words } from '../words';
import { Box, Lines, type Picture, Row, Ships, Words } from './kit';

/** The board of New Caprica. */
export function newCaprica(): Picture {
  const { places, stacks, ...rest } = words.newCaprica;
  const hazardous = new Set([places[0], places[2]]);
  return {
    ...rest,
    width: 390,
    height: 300,
    drawing: (
      <>
        <Box x={2} y={2} w={386} h={296} look="pic-ground" />
        {places.map((name, i) => (
          <g key={name} transform={`translate(${12 + (i % 3) * 124} ${12 + Math.floor(i / 3) * 100})`}>
            <Box x={0} y={0} w={116} h={88} look={hazardous.has(name) ? 'pic-hazard' : ''} />
            <Lines text={name} x={58} y={44} />
          </g>
        ))}
        {[0, 1].map((i) => (
          <path key={i} d={`M${124 + i * 124} 156h14m-6 -6l6 6 -6 6`} className="pic-step" />
        ))}
        <path d="M318 202v16m-6 -6l6 6 6 -6" className="pic-step" />
        <Ships shape="centurion" x={32} y={128} />
        {stacks.map((name, i) => (
          <g key={name} transform={`translate(${318 - i * 180} 242)`}>
            <Ships shape="civilian" n={2} x={0} y={0} />
            <Words x={0} y={30}>
              {name}
            </Words>
          </g>
        ))}
        <path d="M250 242h-50m6 -6l-6 6 6 6" className="pic-step" />
        <path d="M76 242h-44m6 -6l-6 6 6 6" className="pic-step" />
      </>
    ),
  };
}

/** The Cylon Fleet board and its pursuit track. */
export function cylonFleet(): Picture {
  const { dice, pursuit, ...rest } = words.cylonFleet;
  const names = Object.values(words.areas);
  return {
    ...rest,
    width: 390,
    height: 222,
    drawing: (
      <>
        {names.map((name, i) => (
          <g key={name} transform={`translate(${2 + (i % 3) * 130} ${2 + Math.floor(i / 3) * 82})`}>
            <Box x={0} y={0} w={126} h={76} look="pic-cylon" />
            <Words x={63} y={36} size={24}>
              {dice[i]}
            </Words>
            <Words x={63} y={62} size={12.5} soft>
              {name}
            </Words>
          </g>
        ))}
        <Row x={2} y={172} w={73} names={pursuit} look={(i) => (i === 4 ? 'pic-red' : '')} />
      </>
    ),
  };
}
