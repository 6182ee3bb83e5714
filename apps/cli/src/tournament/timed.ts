import type { BotPlayer } from '@ragtag/kernel';

/** The same bot, with the milliseconds written down that it takes for each answer and what it heard before. */
export function timed<S, F, V>(bot: BotPlayer<S, F, V>, times: number[]): BotPlayer<S, F, V> {
  let hearing = 0;
  const since = (start: number) => performance.now() - start;
  return {
    level: bot.level,
    seat: bot.seat,
    answer(view, question, aid) {
      const start = performance.now();
      const picks = bot.answer(view, question, aid);
      times.push(hearing + since(start));
      hearing = 0;
      return picks;
    },
    hear(facts, view) {
      const start = performance.now();
      bot.hear(facts, view);
      hearing += since(start);
    },
    plan: (view, question) => bot.plan(view, question),
    claims: (view) => bot.claims(view),
    hearClaim: (claim, view) => bot.hearClaim(claim, view),
  };
}
