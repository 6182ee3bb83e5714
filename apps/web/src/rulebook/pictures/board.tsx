import type { Area, Selection } from '@ragtag/board-game';
import type { ReactNode } from 'react';
import { pictures as words } from '../words';
import { Galactica, galacticaSize } from './galactica';
import { Box, Lines, Mark, type Picture, Row, Ships, Words } from './kit';
import { jumpLook } from './tracks';

/** What the dials begin with in the usual game. */
export const start = { fuel: 8, food: 8, morale: 10, population: 12 } as const;

/** The board with its parts named. */
export function mainBoard({ daybreak }: Selection): Picture {
  const { dials, jump, boarding, reserves, damagedVipers, colonialOne, cylon, ...board } = words.board;
  const aboardColonialOne = daybreak ? [colonialOne.overlay, ...colonialOne.printed] : colonialOne.printed;
  return {
    ...board,
    width: 390,
    height: 756,
    numbered: true,
    drawing: (
      <>
        {Object.entries(start).map(([dial, value], i) => (
          <g key={dial} transform={`translate(${60 + i * 85} 20)`}>
            <circle r={17} className="pic-box" />
            <Lines text={`${value}`} x={0} y={0} size={15} />
            <Words x={0} y={32} size={12} soft>
              {dials[i]}
            </Words>
          </g>
        ))}
        <Row x={22} y={74} names={jump} w={56} h={36} look={jumpLook} />
        <g transform="translate(0 126)">
          <Galactica named />
        </g>
        <Row x={22} y={528} names={boarding} w={68} h={36} look={(i) => (i === 4 ? 'pic-red' : '')} />
        <Box x={22} y={574} w={208} h={44} />
        <Ships shape="viper" n={3} x={78} y={589} scale={0.8} />
        <Ships shape="raptor" n={3} x={176} y={589} scale={0.8} />
        <Words x={126} y={613} size={12}>
          {reserves}
        </Words>
        <Box x={236} y={574} w={146} h={44} />
        <Words x={309} y={600} size={12}>
          {damagedVipers}
        </Words>
        <Row x={22} y={634} names={aboardColonialOne} w={daybreak ? 86 : 116.5} />
        <Row x={22} y={696} names={cylon} w={88} gap={4} look={() => 'pic-cylon'} />
        <Mark x={72} y={222} n={1} />
        <Mark x={100} y={178} n={2} />
        <Mark x={11} y={92} n={3} />
        <Mark x={11} y={546} n={4} />
        <Mark x={18} y={20} n={5} />
        <Mark x={11} y={596} n={6} />
        <Mark x={11} y={656} n={7} />
        <Mark x={11} y={718} n={8} />
      </>
    ),
  };
}

/** The areas of space and the way round them. */
export function spaceAreas(): Picture {
  return {
    ...words.space,
    ...galacticaSize,
    drawing: (
      <>
        <Galactica named />
        <path d="M30 190C30 60 90 48 195 48S360 60 360 182" className="pic-arrow" />
        <path d="M360 200l-11-20 22 0z" className="pic-arrow-head" />
      </>
    ),
  };
}

/** The last stand of New Caprica and of the Ionian Nebula: the same ships, and below them what is not the same. */
const battle = ({ title, alt, legend }: BattleWords, below: ReactNode): Picture => ({
  title,
  alt: `${words.battle.alt} ${alt}`,
  legend: [...words.battle.legend, ...legend],
  width: galacticaSize.width,
  height: galacticaSize.height + 62,
  drawing: (
    <>
      <Galactica
        named
        inside={(area, { x, y }) => (
          <>
            {upper.includes(area) && (
              <>
                <Ships shape="basestar" x={x - 50} y={y} scale={0.8} />
                <Ships shape="raider" n={4} x={x + 28} y={y} scale={0.75} />
              </>
            )}
            {lower.includes(area) && <Ships shape="viper" n={2} x={x} y={y - 8} scale={0.9} />}
          </>
        )}
      />
      <g transform={`translate(0 ${galacticaSize.height + 12})`}>{below}</g>
    </>
  ),
});

const upper: readonly Area[] = ['starboard-bow', 'starboard-quarter'];
const lower: readonly Area[] = ['port-bow', 'port-quarter'];

interface BattleWords {
  readonly title: string;
  readonly alt: string;
  readonly legend: readonly string[];
}

/** Galactica is back, and ships come up from New Caprica one by one. */
export function battleOfNewCaprica(): Picture {
  const { stacks } = words.newCaprica;
  return battle(
    words.battle.newCaprica,
    <>
      <Box x={22} y={0} w={346} h={46} look="pic-ground" />
      <Ships shape="civilian" n={3} x={120} y={23} scale={0.9} />
      <Words x={180} y={27} anchor="start">
        {stacks[1]}
      </Words>
      <path d="M120 8v-34m-6 6l6 -6 6 6M270 8v-34m-6 6l6 -6 6 6" className="pic-step" />
    </>,
  );
}

/** The fleet has just jumped into it, and begins to prepare anew. */
export function battleOfTheNebula(): Picture {
  return battle(
    words.battle.nebula,
    <>
      <Row x={22} y={2} names={words.board.jump} w={53.5} h={44} look={jumpLook} />
      <path d="M330 24c-60 -34 -180 -34 -240 -8m9 -9l-9 9 11 6" className="pic-step" />
    </>,
  );
}
