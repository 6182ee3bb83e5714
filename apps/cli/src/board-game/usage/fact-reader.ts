import {
  agendaCards,
  type BoardFact,
  basestarTokens,
  type Cause,
  civilianShips,
  type DeckName,
  deckTables,
  destinationCards,
  galacticaTokens,
  loyaltyCards,
  motiveCards,
  quorumCards,
  traumaTokens,
} from '@ragtag/board-game';

const cardIn = (deck: DeckName, card: number) => `${deck}/${deckTables[deck][card].id}`;

function ofReaction({ kind, id }: Cause, window: string): string[] {
  return [kind === 'sheet' ? `ability/${id}` : `${kind}/${id}/reaction`, `window/${window}`];
}

function ofAction({ kind, id }: Cause): string[] {
  if (kind === 'sheet') return [`ability/${id}`];
  return [kind === 'skill' ? `skill/${id}/action` : `${kind}/${id}`];
}

/**
 * What a fact tells was used; see `usable`. A box and the result of a check do not name their card, so it is
 * remembered from one fact to the next what is being resolved.
 */
export class BoardFactReader {
  readonly #checks: string[] = [];
  #crisis = '';

  usesIn(fact: BoardFact): readonly string[] {
    switch (fact.fact) {
      case 'crisis-drawn':
        this.#crisis = cardIn(fact.deck, fact.card);
        return [this.#crisis];
      case 'box-chosen':
        return [`${this.#crisis}/${fact.box}`];
      case 'check-started':
        this.#checks.push(`${fact.cause.kind}/${fact.cause.id}`);
        return [];
      case 'check-result':
        return [`${this.#checks.pop()}/${fact.outcome}`];
      case 'card-kept':
        return [`${cardIn(fact.deck, fact.card)}/kept`];
      case 'action':
        return ofAction(fact.cause);
      case 'reaction':
        return ofReaction(fact.cause, fact.window);
      case 'ability-resolved':
        return [`skill/${fact.cause.id}/in-check`];
      case 'mutiny-played':
        return [cardIn('mutiny', fact.card)];
      case 'ally-met':
        return [`${cardIn('ally', fact.card)}/${traumaTokens[fact.token].symbol}`];
      case 'crossroads-result':
        return [`${cardIn('crossroads', fact.card)}/${fact.result}`];
      case 'agenda-received':
        return [`agenda/${agendaCards[fact.card].id}`];
      case 'motive-shown':
        return [`motive/${motiveCards[fact.card].id}`];
      case 'quorum-played':
        return [`quorum/${quorumCards[fact.card].id}`];
      case 'destination-picked':
        return [`destination/${destinationCards[fact.card].id}`];
      case 'loyalty-received':
        return fact.cards.map((card) => `loyalty/${loyaltyCards[card].id}`);
      case 'loyalty-revealed':
        return [`loyalty/${loyaltyCards[fact.card].id}/revealed`];
      case 'character-picked':
        return [`character/${fact.character}`];
      case 'moved':
      case 'sent':
        return [`location/${fact.to}/visited`];
      case 'civilian-destroyed':
        return [`token/${civilianShips[fact.kind].id}`];
      case 'galactica-damaged':
        return [`token/${galacticaTokens[fact.token].id}`];
      case 'basestar-damaged':
        return [`token/${basestarTokens[fact.token].id}`];
      default:
        return [];
    }
  }
}
