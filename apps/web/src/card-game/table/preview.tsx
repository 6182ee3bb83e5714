import './looking.css';
import { cards, type Kind } from '@ragtag/card-game';
import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react';
import { Modal } from '../../shell/ui/modal';

import { CardFace } from '../cards/card-face';
import { rulebook as words } from '../words';
import type { Thing } from './things';

/** Looking at a card: for a moment beside the table, or for good over it. */
interface Looking {
  /** Shows a card while it is pointed at. */
  point(kind: Kind | null, at?: DOMRect): void;
  open(kind: Kind, thing: Thing): void;
}

const LookingContext = createContext<Looking>({ point() {}, open() {} });

export const useLooking = (): Looking => useContext(LookingContext);

/** Milliseconds before a card is shown that the pointer rests on. */
const rest = 350;

interface Pointed {
  readonly kind: Kind;
  readonly left: number;
  readonly top: number;
}

function placeFor(at: DOMRect): { left: number; top: number } {
  const [width, height] = [300, 420];
  const left = at.right + width + 12 < innerWidth ? at.right + 10 : at.left - width - 10;
  const top = Math.max(8, Math.min(at.top - 40, innerHeight - height - 8));
  return { left: Math.max(8, left), top };
}

interface Props {
  readonly children: ReactNode;
  /** What is told of something beside its card. */
  readonly told?: (thing: Thing) => ReactNode;
}

export function LooksAtCards({ children, told }: Props) {
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const [opened, setOpened] = useState<{ readonly kind: Kind; readonly thing: Thing } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const looking = useMemo<Looking>(
    () => ({
      point(kind, at) {
        clearTimeout(timer.current);
        if (kind === null || !at) setPointed(null);
        else timer.current = setTimeout(() => setPointed({ kind, ...placeFor(at) }), rest);
      },
      open(kind, thing) {
        clearTimeout(timer.current);
        setPointed(null);
        setOpened({ kind, thing });
      },
    }),
    [],
  );
  return (
    <LookingContext value={looking}>
      {children}
      {pointed && (
        <div className="card-preview" style={{ left: pointed.left, top: pointed.top }} aria-hidden="true">
          <CardFace kind={pointed.kind} size="zoom" />
        </div>
      )}
      {opened && (
        <Modal
          title={cards[opened.kind].name}
          saysTitle
          isOpen
          onOpenChange={(open) => !open && setOpened(null)}
        >
          <div className="card-open">
            <CardFace kind={opened.kind} size="zoom" />
            <div className="card-open-told">
              {told?.(opened.thing)}
              <p>
                <a href={`/cards/${cards[opened.kind].id}`} target="_blank" rel="noreferrer">
                  {words.rulesOf}
                </a>
              </p>
            </div>
          </div>
        </Modal>
      )}
    </LookingContext>
  );
}
