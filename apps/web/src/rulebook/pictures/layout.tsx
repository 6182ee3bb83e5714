import type { Area, Selection } from '@ragtag/board-game';
import { pictures as words } from '../words';
import { Galactica, galacticaSize } from './galactica';
import { Box, Lines, type Picture, Ships, Words } from './kit';

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

/** What the boxes and the ending put beside the main board. */
function besideFor({ pegasus, cylonfleet, daybreak, forcedemetrius, allyseasons, ending }: Selection) {
  const { beside } = words.layout;
  const ends = (at: Selection['ending']) => ending === at || ending === 'allendings';
  return [
    ...(cylonfleet ? [beside.fleet] : []),
    ...(pegasus ? [beside.pegasus] : []),
    ...(daybreak ? [beside.mutiny] : []),
    ...(forcedemetrius || ends('searchforhome') ? [beside.demetrius] : []),
    ...(allyseasons || ends('ioniannebula') ? [beside.allies] : []),
    ...(ends('newcaprica') ? [beside.newCaprica] : []),
  ];
}

/** Ships of an area, kind under kind, no more than two in a row where it is narrow. */
function Standing({ area, kinds, x, y }: StandingProps) {
  const narrow = area === 'fore' || area === 'aft';
  return Object.entries(kinds).map(([kind, n], i) =>
    narrow && kind !== 'basestar' ? (
      <g key={kind}>
        {Array.from({ length: n }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: like ships cannot be told apart.
          <Ships key={at} shape={kind as 'raider'} x={x} y={y - 26 + i * 48 + at * 25} scale={0.9} />
        ))}
      </g>
    ) : (
      <Ships key={kind} shape={kind as 'raider'} n={n} x={x} y={narrow ? y - 34 : y - 8} scale={0.75} />
    ),
  );
}

interface StandingProps {
  readonly area: Area;
  readonly kinds: { readonly [kind: string]: number };
  readonly x: number;
  readonly y: number;
}

/** The board as the game begins, with what the boxes add beside it. */
export function startingLayout(selection: Selection): Picture {
  const { layout } = words;
  const { ships, reserves, damagedVipers } = layoutFor(selection);
  const beside = besideFor(selection);
  const legend = [
    layout.basestar,
    layout.vipers,
    layout.civilians,
    layout.reserves(reserves.vipers, damagedVipers, reserves.raptors, reserves.assault),
    ...beside.map(({ text }) => text),
  ];
  const { width, height } = galacticaSize;
  const shelf = height + 66;
  return {
    title: layout.title,
    alt: layout.alt(legend.join('; ')),
    legend,
    width,
    height: shelf + Math.ceil(beside.length / 2) * 52,
    drawing: (
      <>
        <Galactica named inside={(area, at) => <Standing area={area} kinds={ships[area] ?? {}} {...at} />} />
        <Box x={4} y={height + 8} w={damagedVipers > 0 ? 250 : 382} h={50} />
        <Ships
          shape="viper"
          n={reserves.vipers}
          x={damagedVipers > 0 ? 62 : 92}
          y={height + 24}
          scale={0.72}
        />
        <Ships
          shape="raptor"
          n={reserves.raptors}
          x={damagedVipers > 0 ? 170 : 250}
          y={height + 24}
          scale={0.72}
        />
        {reserves.assault > 0 && (
          <Ships shape="assault-raptor" x={damagedVipers > 0 ? 236 : 340} y={height + 24} scale={0.72} />
        )}
        <Words x={damagedVipers > 0 ? 128 : 195} y={height + 52} size={12}>
          {layout.names.reserves}
        </Words>
        {damagedVipers > 0 && (
          <>
            <Box x={260} y={height + 8} w={126} h={50} />
            <Ships shape="mark-vii" n={damagedVipers} x={323} y={height + 24} scale={0.72} />
            <Words x={323} y={height + 52} size={12}>
              {layout.names.damagedVipers}
            </Words>
          </>
        )}
        {beside.map(({ name, cylon }, i) => (
          <g key={name} transform={`translate(${4 + (i % 2) * 194} ${shelf + Math.floor(i / 2) * 52})`}>
            <Box x={0} y={0} w={188} h={46} look={cylon ? 'pic-cylon' : ''} />
            <Lines text={name} x={94} y={23} />
          </g>
        ))}
      </>
    ),
  };
}
