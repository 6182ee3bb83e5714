import type { Language } from '../language';
import { capital, ended, join, person, sentences, uncapital } from './words';

/** "Before a die is rolled, you may raise its result by 2." */
export const react: Language['react'] = ({ kind }, when, condition, clauses, say) => {
  const start = `${capital(when)}${condition === undefined ? '' : `, if ${condition}`}`;
  const instead = kind === 'instead' || kind === 'forced-instead' ? ' instead' : '';
  if (kind === 'forced' || kind === 'forced-instead') return ended(`${start}: ${join(clauses)}${instead}`);
  const { text } = person(say, 'you');
  const [first] = clauses;
  if (first.form === 'order' || /^either /.test(first.text)) {
    const rest = sentences(clauses);
    return `${start}, ${text} may${instead} ${uncapital(rest)}`;
  }
  return ended(`${start}, ${text} may${instead} do this: ${join(clauses)}`);
};
