import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useHold } from '../../shell/ui/use-hold';
import { useBoard } from '../use-board';
import { secrets as words } from '../words';

interface Props {
  readonly side: 'human' | 'cylon';
  /** How many wait behind it. */
  readonly more: number;
  putAway(): void;
  readonly children: ReactNode;
}

/** A card for one player alone; on a screen that several share it is covered until it is held. */
export function SecretCard({ side, more, putAway, children }: Props) {
  const { source } = useBoard();
  const shared = source?.shared ?? false;
  const [looked, setLooked] = useState(!shared);
  const { held, handlers } = useHold(() => setLooked(true));
  const open = held || !shared;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className="secret" role="dialog" aria-label={words.forYou}>
      <div className={`secret-card paper ${open ? side : 'covered'}`}>
        <p className="label">
          {words.forYou} {more > 0 && <span>· {words.more(more)}</span>}
        </p>
        {open ? children : <p className="secret-back">?</p>}
        <p className="secret-ways">
          {shared && (
            <button type="button" className="button" {...handlers}>
              {words.holdToLook}
            </button>
          )}
          <button
            ref={button}
            type="button"
            className="button primary"
            data-put-away
            disabled={!looked}
            onClick={putAway}
          >
            {words.putAway}
          </button>
        </p>
      </div>
    </section>
  );
}
