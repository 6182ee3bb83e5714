import { agendaCards, characterCards, isLeader, motiveCards, type Seat, winners } from '@ragtag/board-game';
import { shortName } from '@ragtag/board-game/say';
import { type Chronicle, nameIn } from './chronicle';
import { listed } from './words';

/** Who was what, from first to last. */
export function peopleOf(told: Chronicle): string[] {
  return told.end.players.map((_, seat) => `${wholeName(told, seat)}: ${fateOf(told, seat)}`);
}

/** Everybody that a seat played, in order. */
function wholeName({ facts, end }: Chronicle, seat: Seat): string {
  const picked = facts.flatMap(({ fact }) =>
    fact.fact === 'character-picked' && fact.seat === seat ? [fact.character] : [],
  );
  const names = picked.map((id) => characterCards.find((card) => card.id === id)?.name ?? id);
  return names.length === 0 ? nameIn(end, seat) : names.join(', then ');
}

function fateOf(told: Chronicle, seat: Seat): string {
  const { end } = told;
  const won = end.over ? (winners(end).includes(seat) ? ' Won.' : ' Lost.') : '';
  return `${secretOf(told, seat)}${wantedBy(told, seat)}${deathsOf(told, seat)}${won}`;
}

function secretOf({ sides, known, end }: Chronicle, seat: Seat): string {
  if (isLeader(end.players[seat])) return 'a Cylon Leader.';
  const changes = sides[seat];
  const last = changes.at(-1);
  if (!last?.cylon)
    return changes.length === 0 ? 'human to the end.' : 'a Cylon for a while, human in the end.';
  const since =
    last.turn === 0 ? 'a Cylon from the start' : `human at first, a Cylon since turn ${last.turn}`;
  const shown = known[seat];
  if (shown === undefined) return `${since}, and nobody ever knew it.`;
  return shown <= last.turn ? `${since}, and all knew it at once.` : `${since}, hidden until turn ${shown}.`;
}

/** What somebody with goals of their own wanted. */
function wantedBy({ end }: Chronicle, seat: Seat): string {
  const { agenda, motives } = end.players[seat];
  if (agenda !== undefined) return ` Wanted: ${agendaCards[agenda].name}.`;
  if (!motives) return '';
  const names = (shown: boolean) =>
    motives.flatMap((motive) => (motive.shown === shown ? [motiveCards[motive.card].name] : []));
  const kept = names(false);
  const met = names(true);
  return ` Motives: ${listed([...met, ...kept.map((name) => `${name} (not met)`)])}.`;
}

function deathsOf({ facts }: Chronicle, seat: Seat): string {
  return facts
    .flatMap(({ turn, fact }) => {
      if (fact.fact === 'left-game' && fact.seat === seat) return [` Put out of the game in turn ${turn}.`];
      if (fact.fact !== 'executed' || fact.seat !== seat || fact.how === 'eliminated') return [];
      const name = characterCards.find(({ id }) => id === fact.character)?.name ?? fact.character;
      return [` ${shortName(name)} was ${fact.how} in turn ${turn}.`];
    })
    .join('');
}
