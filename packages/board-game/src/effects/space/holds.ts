import { type ConditionTests, type Holds, player } from '../../in-play/condition-test';
import { seatFor } from '../../in-play/scene';
import { galacticaIsAway } from '../../table/new-caprica';
import { centurionsOnTrack, nearest, unmannedVipersInSpace } from '../../table/queries';
import { attackNow } from '../../table/running';
import { countInArea, countInSpace, nukesBeside } from '../../table/ships';
import { notSeen, type Table } from '../../table/table';
import { countVipers } from '../../table/vipers';

/** What holds of the running attack. One that is only announced does not show in a view. */
function inAttack(t: Table, holds: (attack: NonNullable<ReturnType<typeof attackNow>>) => boolean): Holds {
  const attack = attackNow(t);
  return attack ? holds(attack) : notSeen(t);
}

/** rule: assault-raptors.no-risk — of whatever class, vipers are no raptors */
function countOf({ vipers, raptors }: Table['reserves'], ship: 'viper' | 'raptor'): number {
  return ship === 'viper' ? countVipers(vipers) : raptors;
}

/** Whether there is a viper that somebody could fly or send out. */
const viperIsThere = (t: Table): boolean =>
  !galacticaIsAway(t) && countVipers(t.reserves.vipers) + unmannedVipersInSpace(t) > 0;

/** While Galactica is away her ships are as good as not there. rule: newcaprica.before.frozen */
export const spaceTests = {
  piloting: (t, c, scene) => (player(t, c.who, scene)?.piloting ?? null) !== null,
  'started-piloting': (t, c, scene) => t.turn.startedPiloting && seatFor(t, c.who, scene) === t.turn.seat,
  nukes: (t, c) => t.nukes >= c.atLeast,
  'nuke-beside': (t) => nukesBeside(t) > 0,
  'in-reserves': (t, c) =>
    !(c.ship === 'viper' && galacticaIsAway(t)) && countOf(t.reserves, c.ship) >= c.atLeast,
  'damaged-vipers': (t, c) => !galacticaIsAway(t) && countVipers(t.damagedVipers) >= c.atLeast,
  destroyed: (t, c) => countOf(t.destroyed, c.ship) >= c.atLeast,
  centurions: (t, c) => !galacticaIsAway(t) && centurionsOnTrack(t) >= c.atLeast,
  'ships-in-space': (t, c, scene) => {
    if (galacticaIsAway(t)) return false;
    if (c.areaOf === undefined) return countInSpace(t, c.ship) >= c.atLeast;
    const area = player(t, c.areaOf, scene)?.piloting?.area ?? null;
    return area !== null && countInArea(t, c.ship, area) >= c.atLeast;
  },
  'viper-can-act': viperIsThere,
  'viper-to-fly': viperIsThere,
  'attack-on': (t, c) => inAttack(t, ({ on }) => on === c.ship),
  'attack-by': (t, c) => inAttack(t, ({ by }) => by === c.ship),
  'attacked-viper-piloted': (t) => inAttack(t, ({ pilot }) => pilot !== null),
  'destroyed-ship': (t, c) => {
    const ship = nearest(t, 'ship-destroyed')?.ship;
    return ship === undefined ? notSeen(t) : (c.ship as readonly string[]).includes(ship);
  },
  'destroyed-by': (t, c, scene) => {
    const by = nearest(t, 'ship-destroyed')?.by;
    return by === undefined ? notSeen(t) : by !== null && by === seatFor(t, c.who, scene);
  },
  'scar-in-play': (t) => t.marks.scar !== null,
} satisfies ConditionTests;
