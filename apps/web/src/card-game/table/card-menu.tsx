import './card-menu.css';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { narrowedTo } from '../../shell/question/choices';
import { useNarrow } from '../../shell/table/use-narrow';
import { question as texts } from '../../shell/words';
import { asking as words } from '../words';
import { useCards } from './use-cards';

/** What was clicked that has several uses, and where it lies. */
interface ClickedCard {
  readonly ids: readonly string[];
  readonly at: DOMRect;
  readonly byKeys: boolean;
}

const MenuContext = createContext<(clicked: ClickedCard) => void>(() => {});

export const useCardMenu = () => useContext(MenuContext);

/** Beside a card that was clicked, what can be done with it; a phone has no room for that, and shows it among the orders. */
export function WithCardMenu({ children }: { readonly children: ReactNode }) {
  const [clicked, setClicked] = useState<ClickedCard | null>(null);
  const { narrowed, ready } = useCards();
  const isNarrow = useNarrow();
  return (
    <MenuContext value={setClicked}>
      {children}
      {clicked && ready && !isNarrow && narrowed === clicked.ids && <CardMenu {...clicked} />}
    </MenuContext>
  );
}

const width = 280;

function placeFor(at: DOMRect): React.CSSProperties {
  const left = Math.max(8, Math.min(at.left, innerWidth - width - 8));
  return at.bottom > innerHeight * 0.6
    ? { left, width, bottom: innerHeight - at.top + 6 }
    : { left, width, top: at.bottom + 6 };
}

function CardMenu({ ids, at, byKeys }: ClickedCard) {
  const { game, view, question, pick, widen, setAim } = useCards();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (byKeys) first.current?.focus();
  }, [byKeys]);
  if (!question) return null;
  const asked = narrowedTo(ids, question);
  return (
    <section className="card-menu" aria-label={words.uses} style={placeFor(at)}>
      {asked.options.map((option, i) => (
        <button
          key={option.id}
          ref={i === 0 ? first : undefined}
          type="button"
          className="option screen"
          onClick={() => pick(option.id)}
          onPointerEnter={() => setAim(option.id)}
          onPointerLeave={() => setAim(null)}
          onFocus={() => setAim(option.id)}
        >
          {game.asking.label(view, asked, option)}
        </button>
      ))}
      <button type="button" className="button small quiet" onClick={widen}>
        {texts.back}
      </button>
    </section>
  );
}
