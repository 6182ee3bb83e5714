import {
  areas,
  countVipers,
  damagedOn,
  isHumanPlayer,
  loyaltyCards,
  type State,
  teamOf,
} from '@ragtag/board-game';
import { type Feature, type Features, positionWeights } from './position-weights';
import { jumpsToGo, lastJumpIsNext } from './way';

/** How likely the humans win from a position in which everything is known, as imagined games are. */

/** How early a dial begins to matter: what it is likely to lose from one jump to the next. */
const drain = { fuel: 1.2, morale: 1, population: 1.5 };

function dials({ resources }: State, f: Features, left: number): void {
  const lasts = (dial: keyof typeof drain) => Math.exp(-resources[dial] / (0.9 + 0.5 * drain[dial] * left));
  f.fuelForTheWay = lasts('fuel');
  f.moraleForTheWay = lasts('morale');
  f.populationForTheWay = lasts('population');
  f.foodLow = Math.exp(-resources.food / 1.5);
  f.moraleLow = Math.exp(-resources.morale / 1.5);
  f.populationLow = Math.exp(-resources.population / 1.5);
  f.population = resources.population;
}

function ships(s: State, f: Features): void {
  for (const area of areas) {
    const { raiders, heavyRaiders, civilians } = s.areas[area];
    f.raiders += raiders;
    f.heavyRaiders += heavyRaiders;
    if (raiders > 0) f.exposedCivilians += civilians.length;
  }
  f.raidersBeforeJump = f.raiders * s.jump;
  for (const { area } of s.basestars) if (area !== null) f.basestars++;
  f.basestarsBeforeJump = f.basestars * s.jump;
  f.lostVipers = countVipers(s.destroyed.vipers);
}

function galactica(s: State, f: Features): void {
  const damaged = s.damagedLocations;
  f.damagedSquared = damagedOn(s, 'galactica') ** 2;
  f.ftlDamaged = damaged.includes('ftl-control') ? 1 : 0;
  f.commandDamaged = damaged.includes('command') ? 1 : 0;
  f.weaponsDamaged = damaged.includes('weapons-control') ? 1 : 0;
  [f.boarding0, f.boarding1, f.boarding2, f.boarding3] = s.boarding;
}

function people(s: State, f: Features, left: number): void {
  s.players.forEach((p, seat) => {
    if (!isHumanPlayer(p)) {
      f.revealedCylons++;
      return;
    }
    const brigged = p.location === 'brig' ? 1 : 0;
    if (teamOf(s, seat) !== 'cylons') {
      f.humanCards += p.hand.length;
      f.briggedHumans += brigged;
      f.humansInSickbay += p.location === 'sickbay' ? 1 : 0;
      return;
    }
    f.hiddenCylons++;
    f.briggedCylons += brigged;
    if (s.titles.admiral === seat) f.cylonAdmiral = 1;
    if (s.titles.president === seat) f.cylonPresident = 1;
  });
  f.hiddenForTheWay = f.hiddenCylons * left;
  f.revealedForTheWay = f.revealedCylons * left;
  for (const card of s.decks.loyalty) if (loyaltyCards[card].side === 'cylon') f.cylonsToCome++;
}

const names = Object.keys(positionWeights) as Feature[];
const noFeatures = Object.fromEntries(names.map((name) => [name, 0])) as Features;

export function positionFeatures(s: State): Features {
  const f: Features = { ...noFeatures };
  const left = jumpsToGo(s, 0.9);
  f.always = 1;
  f.jumpsToCome = left;
  f.jumpsToComeSquared = left * left;
  f.lastJump = lastJumpIsNext(s) ? 1 : 0;
  f.jumpTrack = s.jump;
  f.fivePlayers = s.players.length === 5 ? 1 : 0;
  f.sixPlayers = s.players.length === 6 ? 1 : 0;
  f.nukes = s.nukes;
  f.quorumCards = s.quorumHand.length;
  dials(s, f, left);
  ships(s, f);
  galactica(s, f);
  people(s, f, left);
  return f;
}

/** How likely the humans win. */
export function winChance(s: State): number {
  if (s.over) return s.over.winner === 'humans' ? 1 : 0;
  const features = positionFeatures(s);
  let sum = 0;
  for (const name of names) sum += positionWeights[name] * features[name];
  return 1 / (1 + Math.exp(-sum));
}
