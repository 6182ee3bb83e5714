import type { Area, Selection } from '@ragtag/board-game';
import { pictures as words } from '../words';
import { Galactica } from './galactica';
import { Box, Mark, type Picture, Ships, Words } from './kit';
import { jumpLook } from './tracks';

/** The board with its parts named. */
export function mainBoard(): Picture {
  const { board } = words;
  return {
    ...board,
    width: 1280,
    height: 800,
    numbered: true,
    drawing: (
      <>
        <g transform="translate(60 120)">
          <Galactica named />
        </g>
        {[0, 1, 2, 3, 4, 5].map((i) => (
          <Box key={i} x={330 + i * 78} y={40} w={70} h={44} look={jumpLook(i)} />
        ))}
        {[0, 1, 2, 3, 4].map((i) => (
          <Box key={i} x={330 + i * 78} y={740} w={70} h={40} look={i === 4 ? 'pic-red' : ''} />
        ))}
        {Object.entries(start).map(([dial, value], i) => (
          <g key={dial}>
            <circle cx={60 + i * 56} cy={60} r={24} className="pic-box" />
            <Words x={60 + i * 56} y={66} size={18}>
              {value}
            </Words>
          </g>
        ))}
        <Box x={840} y={736} w={240} h={48} />
        <Ships shape="viper" n={3} x={900} y={760} />
        <Ships shape="raptor" n={2} x={1020} y={760} />
        {[0, 1, 2].map((i) => (
          <Box key={i} x={1090} y={130 + i * 74} w={150} h={64} />
        ))}
        {[0, 1, 2, 3].map((i) => (
          <Box key={i} x={1090} y={420 + i * 66} w={150} h={56} look="pic-cylon" />
        ))}
        <Mark x={560} y={290} n={1} />
        <Mark x={300} y={176} n={2} />
        <Mark x={812} y={62} n={3} />
        <Mark x={740} y={760} n={4} />
        <Mark x={260} y={104} n={5} />
        <Mark x={1100} y={760} n={6} />
        <Mark x={1240} y={130} n={7} />
        <Mark x={1240} y={420} n={8} />
      </>
    ),
  };
}

/** What the dials begin with in the usual game. */
export const start = { fuel: 8, food: 8, morale: 10, population: 12 } as const;

/** What stands where when a game begins: the numbers are those of the setup, which a test compares with the engine's. */
export interface Layout {
  readonly ships: Readonly<Partial<Record<Area, { readonly [kind: string]: number }>>>;
  readonly reserves: { readonly vipers: number; readonly raptors: number; readonly assault: number };
  readonly damagedVipers: number;
}

/** The starting layout for some options. */
export function layoutFor({ cylonfleet, daybreak }: Selection): Layout {
  return {
    ships: {
      fore: { basestar: 1, raider: 3 },
      'port-bow': { viper: 1 },
      'port-quarter': { viper: 1 },
      aft: { civilian: 2 },
    },
    reserves: { vipers: cylonfleet ? 4 : 6, raptors: 4, assault: daybreak ? 1 : 0 },
    damagedVipers: cylonfleet ? 4 : 0,
  };
}

/** The board as the game begins, with the boards that the boxes add beside it. */
export function startingLayout(selection: Selection): Picture {
  const { layout } = words;
  const { ships, reserves, damagedVipers } = layoutFor(selection);
  const { pegasus, cylonfleet, demetrius, ending } = selection as Selection & { demetrius?: boolean };
  const hasDemetrius = demetrius === true || ending === 'searchforhome';
  const beside = [
    ...(pegasus ? [{ name: layout.names.pegasus, text: layout.pegasus }] : []),
    ...(hasDemetrius ? [{ name: layout.names.demetrius, text: layout.demetrius }] : []),
    ...(ending === 'newcaprica' ? [{ name: layout.names.newCaprica, text: layout.newCaprica }] : []),
  ];
  const legend = [
    layout.basestar,
    layout.vipers,
    layout.civilians,
    layout.reserves(reserves.vipers, damagedVipers, reserves.raptors, reserves.assault),
    ...(cylonfleet ? [layout.fleet] : []),
    ...beside.map(({ text }) => text),
  ];
  const left = cylonfleet ? 190 : 0;
  const right = beside.length > 0 ? 200 : 0;
  return {
    title: layout.title,
    alt: layout.alt(legend.join('; ')),
    legend,
    width: 1000 + left + right,
    height: 690,
    drawing: (
      <>
        {cylonfleet && (
          <>
            <Box x={10} y={60} w={170} h={480} look="pic-cylon" />
            <Words x={95} y={305} size={17}>
              {layout.names.fleet}
            </Words>
          </>
        )}
        {beside.map(({ name }, i) => (
          <g key={name}>
            <Box x={1010 + left} y={60 + i * 170} w={180} h={150} />
            <Words x={1100 + left} y={140 + i * 170} size={14}>
              {name}
            </Words>
          </g>
        ))}
        <g transform={`translate(${left} 0)`}>
          <Galactica
            named
            inside={(area, { x, y }) =>
              Object.entries(ships[area] ?? {}).map(([kind, n], i) => (
                <Ships key={kind} shape={kind as 'raider'} n={n} x={x} y={y - 30 + i * 74} scale={1.2} />
              ))
            }
          />
          <Box x={200} y={620} w={600} h={56} />
          <Ships shape="viper" n={reserves.vipers} x={350} y={648} />
          <Ships shape="raptor" n={reserves.raptors} x={580} y={648} />
          {reserves.assault > 0 && <Ships shape="assault-raptor" x={700} y={648} />}
          {damagedVipers > 0 && <Ships shape="mark-vii" n={damagedVipers} x={900} y={648} />}
        </g>
      </>
    ),
  };
}

/** The areas of space and the way round them. */
export function spaceAreas(): Picture {
  return {
    ...words.space,
    width: 1000,
    height: 600,
    drawing: (
      <>
        <Galactica named />
        <path d="M70 300A430 250 0 0 1 930 300" className="pic-arrow" />
        <path d="M930 318l-14-26 28 0z" className="pic-arrow-head" />
      </>
    ),
  };
}

/** The last stand of New Caprica and of the Ionian Nebula. */
export function battle(): Picture {
  const upper: readonly Area[] = ['starboard-bow', 'starboard-quarter'];
  const lower: readonly Area[] = ['port-bow', 'port-quarter'];
  return {
    ...words.battle,
    width: 1000,
    height: 600,
    drawing: (
      <Galactica
        inside={(area, { x, y }) => (
          <>
            {upper.includes(area) && (
              <>
                <Ships shape="basestar" x={x - 100} y={y} scale={1.2} />
                <Ships shape="raider" n={4} x={x + 50} y={y} scale={1.2} />
              </>
            )}
            {lower.includes(area) && <Ships shape="viper" n={2} x={x} y={y} scale={1.3} />}
          </>
        )}
      />
    ),
  };
}
