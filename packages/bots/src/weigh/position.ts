import {
  areas,
  count,
  countVipers,
  damagedOn,
  isHumanPlayer,
  isKnownCylon,
  loyaltyCards,
  type Resource,
  rights,
  type Seat,
  type State,
  type Table,
  teamOf,
} from '@ragtag/board-game';
import { leftOverOf } from './left-over';
import { type Feature, type Features, positionWeights } from './position-weights';
import { tollOf } from './toll';
import { crossroadsToCome, jumpsToGo, lastJumpIsNext } from './way';

/** How likely the humans win from a position: one in which everything is known, as imagined games are, or one as it is seen. */

/** What is known, or held, of who is who. */
export interface Sides {
  /** How likely a seat that has not shown itself is a Cylon. */
  cylon(seat: Seat): number;
  /** Cylon cards that are still to be dealt. */
  readonly toCome: number;
}

/** How early a dial begins to matter: what it is likely to lose from one jump to the next. */
const drain: Readonly<Record<Resource, number>> = { fuel: 1.2, food: 0.9, morale: 1, population: 1.5 };

function dials(t: Table, f: Features, left: number): void {
  const { resources } = t;
  const lasts = (dial: Resource) =>
    Math.exp(-Math.max(0, resources[dial] - tollOf(t, dial)) / (0.9 + 0.5 * drain[dial] * left));
  f.fuelForTheWay = lasts('fuel');
  f.foodForTheWay = lasts('food');
  f.moraleForTheWay = lasts('morale');
  f.populationForTheWay = lasts('population');
  f.foodLow = Math.exp(-resources.food / 1.5);
  f.moraleLow = Math.exp(-resources.morale / 1.5);
  f.populationLow = Math.exp(-resources.population / 1.5);
  f.population = resources.population;
}

/** What a Leader, Daybreak and Personal Goals do to a game changes with how many play. */
const usualPlayers = 5;

/** What the boxes in play change, once and with every jump, and what an ending still has in store. */
function boxes(t: Table, f: Features, left: number): void {
  const { options, newCaprica, newCapricaLeft } = t;
  f.pegasus = options.pegasus ? 1 : 0;
  f.exodus = options.exodus ? 1 : 0;
  f.daybreak = options.daybreak ? 1 : 0;
  f.fleet = options.cylonfleet ? 1 : 0;
  f.personalGoals = options.personalgoal ? 1 : 0;
  const more = t.players.length - usualPlayers;
  f.daybreakAmongMany = f.daybreak * more;
  f.personalGoalsAmongMany = f.personalGoals * more;
  f.pegasusForTheWay = f.pegasus * left;
  f.exodusForTheWay = f.exodus * left;
  f.daybreakForTheWay = f.daybreak * left;
  f.fleetForTheWay = f.fleet * left;
  if (options.newcaprica && !newCapricaLeft) f.newCapricaToCome = 1;
  if (options.ioniannebula) f[crossroadsToCome(t) ? 'crossroadsToCome' : 'afterCrossroads'] = 1;
  if (newCaprica) f.shipsOnTheGround = count(newCaprica.locked) + count(newCaprica.prepared);
}

function ships(t: Table, f: Features): void {
  for (const area of areas) {
    const { raiders, heavyRaiders, civilians } = t.areas[area];
    f.raiders += raiders;
    f.heavyRaiders += heavyRaiders;
    if (raiders > 0) f.exposedCivilians += civilians.length;
  }
  f.raidersBeforeJump = f.raiders * t.jump;
  for (const { area } of t.basestars) if (area !== null) f.basestars++;
  f.basestarsBeforeJump = f.basestars * t.jump;
  f.lostVipers = countVipers(t.destroyed.vipers);
}

function galactica(t: Table, f: Features): void {
  const damaged = t.damagedLocations;
  f.damagedSquared = damagedOn(t, 'galactica') ** 2;
  f.ftlDamaged = damaged.includes('ftl-control') ? 1 : 0;
  f.commandDamaged = damaged.includes('command') ? 1 : 0;
  f.weaponsDamaged = damaged.includes('weapons-control') ? 1 : 0;
  [f.boarding0, f.boarding1, f.boarding2, f.boarding3] = t.boarding;
}

function people(t: Table, f: Features, left: number, { cylon, toCome }: Sides): void {
  t.players.forEach((p, seat) => {
    // Whose side a Leader takes is its own secret, wherever it stands.
    if (rights(p).ownGoals) f.leaders++;
    else if (isKnownCylon(p) || !isHumanPlayer(p)) f.revealedCylons++;
    else {
      const hidden = cylon(seat);
      const human = 1 - hidden;
      const brigged = p.location === 'brig' ? 1 : 0;
      f.humanCards += human * (p.cards ?? p.hand?.length ?? 0);
      f.briggedHumans += human * brigged;
      f.humansInSickbay += p.location === 'sickbay' ? human : 0;
      f.hiddenCylons += hidden;
      f.briggedCylons += hidden * brigged;
      if (t.titles.admiral === seat) f.cylonAdmiral = hidden;
      if (t.titles.president === seat) f.cylonPresident = hidden;
    }
  });
  f.leadersForTheWay = f.leaders * left;
  f.leadersAmongMany = f.leaders * (t.players.length - usualPlayers);
  f.hiddenForTheWay = f.hiddenCylons * left;
  f.revealedForTheWay = f.revealedCylons * left;
  f.cylonsToCome = toCome;
}

const names = Object.keys(positionWeights) as Feature[];
const noFeatures = Object.fromEntries(names.map((name) => [name, 0])) as Features;

/** Who is who where nothing is hidden. */
function sidesOf(s: State): Sides {
  return {
    cylon: (seat) => (teamOf(s, seat) === 'cylons' ? 1 : 0),
    toCome: s.decks.loyalty.filter((card) => loyaltyCards[card].side === 'cylon').length,
  };
}

export function positionFeatures(t: Table, sides: Sides): Features {
  const f: Features = { ...noFeatures };
  const left = jumpsToGo(t, 0.9);
  const players = t.players.length;
  f.always = 1;
  f.jumpsToCome = left;
  f.jumpsToComeSquared = left * left;
  f.lastJump = lastJumpIsNext(t) ? 1 : 0;
  f.jumpTrack = t.jump;
  f.threePlayers = players === 3 ? 1 : 0;
  f.threePlayersForTheWay = f.threePlayers * left;
  f.fivePlayers = players === 5 ? 1 : 0;
  f.sixPlayers = players === 6 ? 1 : 0;
  f.sevenPlayers = players === 7 ? 1 : 0;
  f.nukes = t.nukes;
  f.quorumCards = count(t.quorumHand);
  dials(t, f, left);
  boxes(t, f, left);
  ships(t, f);
  galactica(t, f);
  people(t, f, left, sides);
  f.leftOver = leftOverOf(t);
  return f;
}

/** The features of a position in which everything is known. */
export const knownFeatures = (s: State): Features => positionFeatures(s, sidesOf(s));

/** How likely the humans win from what speaks for it and against it. */
export function chanceOf(features: Features): number {
  let sum = 0;
  for (const name of names) sum += positionWeights[name] * features[name];
  return 1 / (1 + Math.exp(-sum));
}

/** How likely the humans win where everything is known. */
export function winChance(s: State): number {
  if (s.over) return s.over.winner === 'humans' ? 1 : 0;
  return chanceOf(knownFeatures(s));
}
