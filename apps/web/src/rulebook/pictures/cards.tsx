import { pictures as words } from '../words';
import { Box, Mark, type Picture, Words } from './kit';

/** A Skill card and what is printed on it. */
export function skillCard(): Picture {
  const { face, ...card } = words.skillCard;
  return {
    ...card,
    width: 460,
    height: 300,
    numbered: true,
    drawing: (
      <>
        <Box x={110} y={10} w={220} h={280} look="pic-card" />
        <rect x={110} y={10} width={220} height={58} rx={5} className="pic-band" />
        <Words x={140} y={50} size={32}>
          {face[0]}
        </Words>
        <Words x={310} y={46} size={16} anchor="end">
          {face[1]}
        </Words>
        <Words x={220} y={112} size={18}>
          {face[2]}
        </Words>
        <Words x={220} y={160} size={14} soft>
          {face[3]}
        </Words>
        <Words x={220} y={190} size={14}>
          {face[4]}
        </Words>
        {[
          [90, 40],
          [352, 40],
          [90, 106],
          [352, 155],
          [90, 186],
        ].map(([x, y], i) => (
          <Mark key={`${x}-${y}`} x={x} y={y} n={i + 1} />
        ))}
      </>
    ),
  };
}

/** A Crisis card with a check. */
export function crisisCard(): Picture {
  const { face, ...card } = words.crisis;
  return {
    ...card,
    width: 520,
    height: 330,
    numbered: true,
    drawing: (
      <>
        <Box x={110} y={10} w={300} h={310} look="pic-card" />
        <Words x={260} y={44} size={20}>
          {face[0]}
        </Words>
        <circle cx={150} cy={96} r={26} className="pic-box" />
        <Words x={150} y={104} size={24}>
          {face[2]}
        </Words>
        <Words x={290} y={102} size={16}>
          {face[1]}
        </Words>
        <Words x={134} y={160} size={16} anchor="start">
          {face[3]}
        </Words>
        <Words x={134} y={196} size={16} anchor="start">
          {face[4]}
        </Words>
        <Box x={124} y={262} w={70} h={44} look="pic-cylon" />
        <Box x={326} y={262} w={70} h={44} look="pic-blue" />
        <path d="M342 284h34m-12 -12l12 12 -12 12" className="pic-step" />
        {[
          [440, 40],
          [440, 98],
          [90, 98],
          [440, 156],
          [440, 192],
          [90, 284],
          [440, 284],
        ].map(([x, y], i) => (
          <Mark key={`${x}-${y}`} x={x} y={y} n={i + 1} />
        ))}
      </>
    ),
  };
}

/** A character sheet. */
export function characterSheet(): Picture {
  const { face, ...sheet } = words.sheet;
  const rows = [
    [10, 52],
    [70, 52],
    [130, 56],
    [194, 56],
    [258, 46],
    [312, 40],
  ];
  return {
    ...sheet,
    width: 520,
    height: 364,
    numbered: true,
    drawing: (
      <>
        <Box x={60} y={4} w={440} h={354} look="pic-card" />
        {rows.map(([y, h], i) => (
          <g key={y}>
            <Box x={70} y={y} w={420} h={h} look={i === 4 ? 'pic-red' : ''} />
            <Words x={84} y={y + h / 2 + 6} size={17} anchor="start">
              {face[i]}
            </Words>
            <Mark x={32} y={y + h / 2} n={i + 1} />
          </g>
        ))}
      </>
    ),
  };
}

/** Loyalty cards, face up and face down. */
export function loyaltyCards(): Picture {
  const { faces, notes, ...cards } = words.loyalty;
  return {
    ...cards,
    width: 660,
    height: 230,
    drawing: (
      <>
        {faces.map((name, i) => (
          <g key={name} transform={`translate(${10 + i * 220} 8)`}>
            <Box x={0} y={0} w={200} h={214} look={i === 0 ? 'pic-cylon' : 'pic-card'} />
            <Words x={100} y={44} size={22}>
              {name}
            </Words>
            {notes[i].split(': ').map((line, at) => (
              <Words key={line} x={100} y={110 + at * 24} size={14} soft={at === 0}>
                {line}
              </Words>
            ))}
          </g>
        ))}
        <g transform="translate(450 8)">
          <Box x={0} y={0} w={200} h={214} look="pic-back" />
          <Words x={100} y={124} size={54} soft>
            ?
          </Words>
        </g>
      </>
    ),
  };
}
