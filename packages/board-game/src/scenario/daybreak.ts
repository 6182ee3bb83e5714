import { Bag, Named } from '@ragtag/kernel/scenario';
import { deckTables, motiveCards } from '../cards/tables';
import type { PlayerView, View } from '../door/view';
import type { State } from '../state';

/** Mutiny cards, miracle tokens, Motives and missions in the words of a scenario, of a state and of a view alike. */

export const miraclesAre = ({ tokens }: Pick<PlayerView, 'tokens'>): number => tokens?.miracle ?? 0;

/** Which they are, or how many for those who may not know. */
export const mutinyIs = (cards: PlayerView['mutiny'] = []): number | Bag =>
  typeof cards === 'number' ? cards : new Bag(cards.map((card) => deckTables.mutiny[card].id));

interface Motive {
  readonly card: number | null;
  readonly shown: boolean;
  readonly holds?: boolean | null;
}

export const motivesAre = (motives: readonly Motive[] = []): Bag =>
  new Bag(
    motives.map(({ card, ...rest }) => {
      const id = card === null ? null : motiveCards[card].id;
      return new Named({ card: id, ...rest }, [id]);
    }),
  );

export const shownMotives = (motives: readonly Motive[] = []): Bag =>
  new Bag(motives.flatMap(({ card, shown }) => (shown && card !== null ? [motiveCards[card].id] : [])));

/** What Demetrius found, by the id of the card alone where it lies open. */
export function missionsAre({
  mission,
  rebel,
  hubDestroyed,
}: Pick<State | View, 'mission' | 'rebel' | 'hubDestroyed'>) {
  const id = mission && deckTables.mission[mission.card].id;
  return {
    mission: mission ? new Named({ card: id, faceUp: mission.faceUp }, mission.faceUp ? [id] : []) : null,
    rebel: rebel ?? null,
    hubDestroyed: hubDestroyed === true,
  };
}
