import { pictures as words } from '../words';
import { Box, type Picture, Ships, Track, Words } from './kit';

/** The board of New Caprica. */
export function newCaprica(): Picture {
  const { places, stacks, ...rest } = words.newCaprica;
  return {
    ...rest,
    width: 1000,
    height: 400,
    drawing: (
      <>
        <Box x={6} y={6} w={988} h={388} look="pic-ground" />
        {places.map((name, i) => (
          <g key={name}>
            <Box x={30 + (i % 3) * 250} y={30 + Math.floor(i / 3) * 180} w={230} h={150} />
            <Words x={145 + (i % 3) * 250} y={110 + Math.floor(i / 3) * 180} size={17}>
              {name}
            </Words>
          </g>
        ))}
        {[0, 1, 2].map((i) => (
          <path key={i} d={`M${262 + i * 250} 285h16m-7 -7l7 7 -7 7`} className="pic-step" />
        ))}
        {stacks.map((name, i) => (
          <g key={name}>
            <Ships shape="civilian" n={2} x={880} y={230 + i * 90} scale={1.3} />
            <Words x={880} y={268 + i * 90} size={16}>
              {name}
            </Words>
          </g>
        ))}
        <Ships shape="centurion" x={60} y={262} scale={1.2} />
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
    width: 720,
    height: 340,
    drawing: (
      <>
        {names.map((name, i) => (
          <g key={name}>
            <Box x={20 + (i % 3) * 232} y={16 + Math.floor(i / 3) * 112} w={216} h={98} look="pic-cylon" />
            <Words x={128 + (i % 3) * 232} y={56 + Math.floor(i / 3) * 112} size={26}>
              {dice[i]}
            </Words>
            <Words x={128 + (i % 3) * 232} y={92 + Math.floor(i / 3) * 112} size={15} soft>
              {name}
            </Words>
          </g>
        ))}
        <Track x={20} y={262} w={130} spaces={pursuit} look={(i) => (i === 4 ? 'pic-red' : '')} />
      </>
    ),
  };
}
