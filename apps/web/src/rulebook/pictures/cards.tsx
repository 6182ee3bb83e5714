import { pictures as words } from '../words';
import { Box, Lines, Mark, type Picture, Ships, Words } from './kit';

type Points = readonly (readonly [x: number, y: number])[];

/** Numbers at the parts of a card, in the order of its legend. */
const Marks = ({ at }: { readonly at: Points }) =>
  at.map(([x, y], i) => <Mark key={`${x}-${y}`} x={x} y={y} n={i + 1} />);

/** A Skill card and what is printed on it. */
export function skillCard(): Picture {
  const { face, ...card } = words.skillCard;
  return {
    ...card,
    width: 300,
    height: 270,
    numbered: true,
    drawing: (
      <g transform="translate(-70 0)">
        <Box x={110} y={4} w={220} h={262} look="pic-card" />
        <rect x={110} y={4} width={220} height={54} rx={5} className="pic-band" />
        <Lines text={face[0]} x={136} y={31} size={30} />
        <Words x={314} y={37} size={16} anchor="end">
          {face[1]}
        </Words>
        <Words x={220} y={92} size={18}>
          {face[2]}
        </Words>
        <Lines text={face[3]} x={220} y={134} size={14} soft />
        <Lines text={face[4]} x={220} y={190} size={14} />
        <Marks
          at={[
            [90, 31],
            [350, 31],
            [90, 86],
            [350, 134],
            [90, 190],
          ]}
        />
      </g>
    ),
  };
}

/** A Crisis card with a check. */
export function crisisCard(): Picture {
  const { face, ...card } = words.crisis;
  return {
    ...card,
    width: 380,
    height: 300,
    numbered: true,
    drawing: (
      <g transform="translate(-70 0)">
        <Box x={110} y={4} w={300} h={292} look="pic-card" />
        <Words x={260} y={38} size={20}>
          {face[0]}
        </Words>
        <circle cx={150} cy={84} r={24} className="pic-box" />
        <Lines text={face[2]} x={150} y={84} size={24} />
        <Words x={290} y={90} size={16}>
          {face[1]}
        </Words>
        <Words x={130} y={144} size={15} anchor="start">
          {face[3]}
        </Words>
        <Words x={130} y={180} size={15} anchor="start">
          {face[4]}
        </Words>
        <Box x={124} y={236} w={64} h={48} look="pic-cylon" />
        <Ships shape="raider" x={156} y={260} scale={1.3} />
        <Box x={332} y={236} w={64} h={48} look="pic-blue" />
        <path d="M346 260h34m-12 -12l12 12 -12 12" className="pic-step" />
        <Marks
          at={[
            [430, 32],
            [430, 84],
            [90, 84],
            [430, 139],
            [430, 175],
            [90, 260],
            [430, 260],
          ]}
        />
      </g>
    ),
  };
}

/** A character sheet. */
export function characterSheet(): Picture {
  const { face, ...sheet } = words.sheet;
  const h = 40;
  return {
    ...sheet,
    width: 390,
    height: 6 * (h + 6) + 14,
    numbered: true,
    drawing: (
      <>
        <Box x={34} y={2} w={352} h={6 * (h + 6) + 10} look="pic-card" />
        {face.map((line, i) => (
          <g key={line} transform={`translate(0 ${10 + i * (h + 6)})`}>
            <Box x={42} y={0} w={336} h={h} look={i === 4 ? 'pic-red' : ''} />
            <Words x={54} y={h / 2 + 5} size={15} anchor="start">
              {line}
            </Words>
            <Mark x={14} y={h / 2} n={i + 1} />
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
    width: 390,
    height: 160,
    drawing: (
      <>
        {faces.map((name, i) => (
          <g key={name} transform={`translate(${2 + i * 130} 4)`}>
            <Box x={0} y={0} w={126} h={152} look={i === 0 ? 'pic-cylon' : 'pic-card'} />
            <Words x={63} y={32} size={17}>
              {name}
            </Words>
            <Lines text={notes[i]} x={63} y={94} size={13} soft />
          </g>
        ))}
        <g transform="translate(262 4)">
          <Box x={0} y={0} w={126} h={152} look="pic-back" />
          <Lines text="?" x={63} y={76} size={48} soft />
        </g>
      </>
    ),
  };
}
