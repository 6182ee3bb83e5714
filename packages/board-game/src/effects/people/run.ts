import { shuffle } from '@ragtag/kernel';
import { loyaltyCards } from '../../cards/tables';
import { seatFor } from '../../in-play/scene';
import { changeTitle, lineOfSuccession, nextInLine } from '../../operations/people';
import { turnUpAssist } from '../../procedures/assist/assist-loyalty';
import type { BecomeCylon } from '../../procedures/cylons/become-cylon';
import { execute } from '../../procedures/executions/execute';
import { lookAtLoyalty, passLoyalty, showLoyalty } from '../../procedures/loyalty/loyalty-cards';
import { rights } from '../../table/standing';
import '../../procedures/loyalty/sympathizer';
import { rules } from '../../rules';
import { dealAgenda } from '../../setup/agendas';
import { takeNotACylon } from '../../setup/loyalty-deck';
import { dealMotives } from '../../setup/motives';
import type { Runs } from '../run-verb';
import type { Cause } from '../types';
import { onBehalf, seatsFor } from '../who';

/** Characters, titles, Loyalty cards. */

/** What a card makes of a human player whom it turns into a Cylon. rule: terms.cylon-player */
function standingBy({ kind, card }: Cause): BecomeCylon['how'] {
  const side = kind === 'loyalty' && card !== undefined ? loyaltyCards[card].side : 'cylon';
  return side === 'sympathizer' || side === 'sympathetic' ? side : 'revealed';
}

export const peopleRuns = {
  giveTitle(g, effect, _frame, scene) {
    const to = seatFor(g.state, effect.to, scene);
    if (to !== undefined) changeTitle(g, effect.title, to);
  },
  passTitle(g, { title }) {
    const holder = g.state.titles[title];
    const next = nextInLine(g, title, holder);
    if (next !== undefined) changeTitle(g, title, next);
  },
  // rule: characters.ellen.return, characters.ellen.return-unable, characters.ellen.return-legit
  returnTitle(g, { title, to }, _frame, scene) {
    if (g.state.titles[title] !== scene.you) return;
    const former = seatFor(g.state, to, scene);
    const line = lineOfSuccession(g, title);
    const back = former !== undefined && line.includes(former) ? former : nextInLine(g, title);
    if (back !== undefined && back !== scene.you) changeTitle(g, title, back);
  },
  grant(g, { who, move = false, actions, order = false, always }, _frame, scene) {
    const seat = seatFor(g.state, who, scene);
    if (seat !== undefined) rules.call(g, 'grant', { seat, move, actions, toHuman: order, always });
  },
  lookLoyalty(g, effect, _frame, scene) {
    const viewer = seatFor(g.state, effect.viewer, scene);
    const owner = seatFor(g.state, effect.owner, scene);
    if (viewer === undefined || owner === undefined) return;
    lookAtLoyalty(g, viewer, owner, effect.all ?? false, scene.cause);
  },
  giveLoyalty(g, effect, _frame, scene) {
    const from = seatFor(g.state, effect.from, scene);
    const to = seatFor(g.state, effect.to, scene);
    if (from === undefined || to === undefined) return;
    const { kind, id } = scene.cause;
    passLoyalty(g, from, to, kind === 'rule' ? id : 'cylon-players.resurrection-pass');
  },
  showCard(g, _effect, _frame, { you, cause }) {
    if (cause.kind === 'loyalty' && cause.card !== undefined)
      showLoyalty(g, you, cause.card, 'loyalty.facedown');
  },
  obeyCard(g, _effect, _frame, { you: seat, cause: { card } }) {
    if (card !== undefined) rules.call(g, 'sympathizer', { seat, card });
  },
  drawAgenda: (g, { who, deck }, _frame, scene) =>
    onBehalf(g, who, scene, (seat) =>
      g.state.options.motive
        ? dealMotives(g, seat, 4, 'sympathetic.motives')
        : dealAgenda(g, seat, deck, 'sympathetic.agenda'),
    ),
  addNotACylon(g, { n }, _frame, { you }) {
    const { decks, players } = g.state;
    // rule: leaders.no-loyalty, infiltration.loyalty-ignored
    if (!rights(players[you]).loyalty) return;
    for (let k = 0; k < n; k++) {
      const card = takeNotACylon(g);
      if (card !== undefined) decks.loyalty.push(card);
    }
    shuffle(g.state, 'cards', decks.loyalty);
  },
  sleeperAgents: (g) => void rules.call(g, 'sleeper-agents', {}),
  becomeCylon(g, { who, superCrisis }, _frame, scene) {
    const seat = seatFor(g.state, who, scene);
    if (seat !== undefined)
      rules.call(g, 'become-cylon', { seat, superCrisis, how: standingBy(scene.cause) });
  },
  execute: (g, { who, namesCylons, killed }, _frame, scene) =>
    execute(g, seatsFor(g.state, who, scene), scene.cause, killed ? 'killed' : 'executed', namesCylons),
  turnUpAssist: (g) => turnUpAssist(g),
} satisfies Runs;
