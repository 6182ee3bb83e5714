import type { Claim, Seat } from '@ragtag/board-game';
import { checkIn, isHumanPlayer, isInGame, isKnownCylon } from '@ragtag/board-game';
import { lazy } from 'react';
import { RuleLink } from '../../shell/log/rule-link';
import { FirstPress } from '../../shell/ui/first-press';
import { useBoard } from '../use-board';
import { talk as words } from '../words';
import { nameOfSeat } from '../words/people';
import { type Help, howMuch } from '../words/said';
import { partNames } from '../words/sides';

const Suspects = lazy(() => import('./suspects'));

/** How far one can help with the running check, as the rules of secrecy allow to say it, true or not. */
export function HelpClaims({ seat }: { readonly seat: Seat }) {
  const { view, source } = useBoard();
  if (!source || checkIn(view)?.total !== null || !isHumanPlayer(view.players[seat])) return null;
  return (
    <div className="claims">
      <span className="claims-about">
        {words.iCanHelp} <RuleLink rule="secrecy.polar-words" />
      </span>
      {(Object.keys(howMuch) as Help[]).map((how) => (
        <button
          key={how}
          type="button"
          className="button small"
          data-claim={how}
          onClick={() => source.say({ claim: 'can-help', how } satisfies Claim)}
        >
          {howMuch[how]}
        </button>
      ))}
    </div>
  );
}

/** Claims that the rules of secrecy allow now, true or not. */
export function Claims({ seat }: { readonly seat: Seat }) {
  const { view, source } = useBoard();
  const say = (claim: Claim) => source?.say(claim);
  const own = view.players[seat];
  const others = view.players.flatMap((p, each) =>
    each !== seat && isInGame(p) && !isKnownCylon(p) ? [each] : [],
  );
  // Who has looked at a card may say what it was, or something else.
  const lookedAt = others.filter((each) =>
    view.players[each].loyalty.some(({ card, faceUp }) => card !== null && !faceUp),
  );
  if (!isHumanPlayer(own)) return null;
  return (
    <div className="claims">
      {lookedAt.map((each) => (
        <span key={each} className="claims-looked">
          <span className="claims-about">
            {words.lookedAt(nameOfSeat(view, each))} <RuleLink rule="secrecy.loyalty-look" />
          </span>
          {(['human', 'cylon'] as const).map((saw) => (
            <button
              key={saw}
              type="button"
              className="button small"
              onClick={() => say({ claim: 'looked', seat: each, saw })}
            >
              {partNames[saw]}
            </button>
          ))}
        </span>
      ))}
      {others.length > 0 && view.turn.number > 0 && (
        <FirstPress label={words.iSuspectWhom}>
          <Suspects seats={others} onChoose={(each) => say({ claim: 'suspects', seat: each })} />
        </FirstPress>
      )}
    </div>
  );
}
