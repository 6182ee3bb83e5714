/**
 * Components that earlier builds called otherwise. Games and facts that they stored, and scenarios that were written for
 * them, are read by the names of today.
 */

const loyalty: Readonly<Record<string, string>> = {
  'you-are-a-cylon-centurion': 'cylon-place-centurion',
  'you-are-a-cylon-jump': 'cylon-decrease-jump',
  'personal-goal-acquire-power': 'pg-acquire-power',
  'personal-goal-devastation': 'pg-devastation',
  'personal-goal-political-intrigue': 'pg-political-intrigue',
  'personal-goal-sacrifice': 'pg-sacrifice',
  'personal-goal-self-destruction': 'pg-self-destruction',
  'personal-goal-selfish': 'pg-selfish',
  'personal-goal-stand-and-fight': 'pg-stand-and-fight',
  'personal-goal-use-caution': 'pg-use-caution',
  'final-five-examiner-executed': 'ff-examiner-executed',
  'final-five-ships': 'ff-activate-ships',
  'final-five-damage': 'ff-damage-twice',
  'final-five-owner-executed': 'ff-owner-executed',
  'final-five-examiner-brig': 'ff-examiner-brig',
};

const formerIds = new RegExp(`(?<![\\w-])(${Object.keys(loyalty).join('|')})(?![\\w-])`, 'g');

/** A text with the ids of today. */
export function withIdsOfToday(text: string): string {
  return text.replace(formerIds, (id) => loyalty[id]);
}
