import type { Loaded } from '../rooms/rooms';

/**
 * Who may notice a change. While a reaction window is open, an answer to it changes nothing for the others, and
 * neither may a message that arrives at that moment tell them that somebody was asked.
 */
export function whoMayNotice(before: Loaded | undefined, after: Loaded): (seat: number | null) => boolean {
  const everybody = () => true;
  const open = after.state?.questions;
  const earlier = before?.state?.questions;
  if (!open || !earlier || open.length !== earlier.length) return everybody;
  const [was, is] = [before.table.game, after.table.game];
  if (was?.epoch !== is?.epoch || was?.facts !== is?.facts) return everybody;
  if (was?.held?.length !== is?.held?.length) return everybody;
  const answering = new Set<number>();
  for (const [index, question] of open.entries()) {
    const known = earlier[index];
    if (known.seat !== question.seat || known.id !== question.id) return everybody;
    if (known.picks === undefined && question.picks !== undefined) {
      if (!question.secret) return everybody;
      answering.add(question.seat);
    }
  }
  // Nothing at all has changed for the game: the table itself has.
  if (answering.size === 0) return () => false;
  return (seat) => seat !== null && answering.has(seat);
}
