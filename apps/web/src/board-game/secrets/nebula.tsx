import { crossroadsCards } from '@ragtag/board-game';
import { CardBody } from '../cards/card-body';
import { TraumaTokens } from '../hand/trauma';
import { ionian as words } from '../words';
import type { SecretFact } from './secret-facts';

/** What only you know of the Ionian Nebula: your tokens, and your card at the Crossroads. */
export type NebulaFact = Extract<SecretFact, { fact: 'trauma-received' | 'crossroads-received' }>;

export const isOfNebula = (fact: SecretFact): fact is NebulaFact =>
  fact.fact === 'trauma-received' || fact.fact === 'crossroads-received';

export function ToldOfNebula({ fact }: { readonly fact: NebulaFact }) {
  if (fact.fact === 'trauma-received')
    return (
      <>
        <h2>{words.drawn}</h2>
        <p className="secret-tokens">
          <TraumaTokens tokens={fact.tokens} />
        </p>
        <p>{words.whatTheyMean}</p>
      </>
    );
  const card = crossroadsCards[fact.card];
  return (
    <>
      <h2>{words.yourCrossroads}</h2>
      <h3>{card.name}</h3>
      <CardBody card={card} />
    </>
  );
}
