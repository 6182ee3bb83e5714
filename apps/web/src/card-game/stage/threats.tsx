import { cards } from '@ragtag/card-game';
import { cardText } from '@ragtag/card-game/say';
import { Motif } from '../cards/motif';
import { ThingButton } from '../table/thing-button';
import { useCards } from '../table/use-cards';
import { table as words } from '../words';

/** The Cylon threats, their red text open. */
export function Threats() {
  const { view, beat } = useCards();
  const all =
    view.threats.length > 0 && view.threats.every(({ kind }) => cards[kind].traits.includes('Cylon'));
  const told = beat?.fact === 'red-text' ? beat.handle : null;
  return (
    <section className="between threats" aria-label={words.threats}>
      <h2 className="label">{words.threats}</h2>
      <ul>
        {view.threats.map(({ handle, kind, power, owner }) => {
          const red = cardText(cards[kind]).parts.find(({ part }) => part === 'red');
          return (
            <li key={handle} className={told === handle ? 'told' : ''}>
              <ThingButton
                thing={{ handle }}
                kind={kind}
                className="threat"
                label={`${cards[kind].name}, ${words.threatPower(power)}`}
              >
                <span className={`unit-picture threat-picture ${cards[kind].type}`}>
                  <Motif card={cards[kind]} />
                </span>
                <b className="threat-power">{power}</b>
                <span className="threat-name" style={{ borderColor: `var(--seat-${owner})` }}>
                  {cards[kind].name}
                </span>
                {red && <span className="threat-red">{red.text.replace(/^Cylon threat: /, '')}</span>}
              </ThingButton>
            </li>
          );
        })}
      </ul>
      <p className={all ? 'threats-jump' : 'threats-stay'}>{all ? words.willJump : words.willStay}</p>
    </section>
  );
}
