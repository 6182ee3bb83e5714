import type { Pointed } from '@ragtag/board-game';
import {
  type CSSProperties,
  type KeyboardEvent,
  lazy,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useRef,
  useState,
} from 'react';
import { optionsAt } from '../question/targets';
import { useBoard } from '../use-board';
import { board as words } from '../words';
import { optionLabel } from '../words/say';
import { PlaceInfo, placeName } from './place-info';

const CardPopover = lazy(() => import('../cards/card-popover'));

export type Place = Exclude<Pointed, { card: number }>;

/** A place that can be pointed at. */
export interface Spot {
  readonly key: string;
  readonly at: Place;
  /** What it looks like, where the drawing below does not say. */
  readonly face?: ReactNode;
  readonly look?: string;
  readonly style?: CSSProperties;
}

/**
 * Places of a board as buttons. Those that answer the question pick it; the others say what the place is, and why it
 * cannot be chosen. Tab goes through the options, arrow keys go everywhere.
 */
export function Places({ spots, label }: { readonly spots: readonly Spot[]; readonly label: string }) {
  const { view, question, ready, aim, picks } = useBoard();
  const layer = useRef<HTMLFieldSetElement>(null);
  const [open, setOpen] = useState<Spot | null>(null);
  /** What was opened last stays in place while it closes. */
  const [last, setLast] = useState<Spot | null>(null);
  const [seen, setSeen] = useState<Spot | null>(null);
  const anchor = useRef<HTMLElement | null>(null);
  const offered = (at: Place) => (ready ? optionsAt(question, at) : []);
  const none = spots.every(({ at }) => offered(at).length === 0);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    // Places of all boards are one round.
    const round = layer.current?.closest('.boards') ?? layer.current;
    const buttons = [...(round?.querySelectorAll<HTMLElement>('.board-target') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
    event.preventDefault();
  };
  const look = (spot: Spot, element: HTMLElement) => {
    anchor.current = element;
    setSeen(spot);
  };
  return (
    <fieldset className="board-targets" ref={layer} onKeyDown={move} aria-label={label}>
      {spots.map((spot, index) => {
        const { key, at, face, style, look: looks = '' } = spot;
        const ids = offered(at);
        const state = [
          ids.length > 0 && 'open',
          aim !== null && ids.includes(aim) && 'aimed',
          ids.some((id) => picks.includes(id)) && 'chosen',
        ];
        return (
          <div key={key} className={`spot ${looks} ${state.filter(Boolean).join(' ')}`} style={style}>
            {face}
            {ids.length > 0 ? (
              <OptionTarget at={at} ids={ids} />
            ) : (
              <button
                type="button"
                className="board-target closed"
                tabIndex={none && index === 0 ? 0 : -1}
                aria-label={words.about(placeName(view, at))}
                onClick={(event) => {
                  anchor.current = event.currentTarget;
                  setSeen(null);
                  setOpen(spot);
                  setLast(spot);
                }}
                onPointerMove={(event) =>
                  isMoving(event) && seen?.key !== key && look(spot, event.currentTarget)
                }
                onPointerLeave={() => setSeen(null)}
                onFocus={(event) =>
                  event.currentTarget.matches(':focus-visible') && look(spot, event.currentTarget)
                }
                onBlur={() => setSeen(null)}
              />
            )}
          </div>
        );
      })}
      {seen && !open && <Glance spot={seen} anchor={anchor} />}
      {last && (
        <Suspense fallback={null}>
          <CardPopover
            title={placeName(view, last.at)}
            anchor={anchor}
            isOpen={open !== null}
            onClose={() => setOpen(null)}
          >
            <PlaceInfo at={last.at} />
          </CardPopover>
        </Suspense>
      )}
    </fieldset>
  );
}

/** A mouse that rests where a place comes to lie does not point at it. */
function isMoving({ pointerType, movementX, movementY }: PointerEvent): boolean {
  return pointerType === 'mouse' && (movementX !== 0 || movementY !== 0);
}

/** What a place is, for as long as the pointer or the focus is on it. */
function Glance({
  spot: { at },
  anchor,
}: {
  readonly spot: Spot;
  readonly anchor: RefObject<HTMLElement | null>;
}) {
  const { view } = useBoard();
  return (
    <div className="place-card glance" style={beside(anchor.current)} role="status">
      <h3>{placeName(view, at)}</h3>
      <PlaceInfo at={at} brief />
    </div>
  );
}

/** Below or above a button, and as far left or right as leaves room. */
function beside(button: HTMLElement | null): CSSProperties {
  if (!button) return {};
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const { innerWidth: w, innerHeight: h } = window;
  return {
    ...(left + right > w ? { right: w - right } : { left }),
    ...(top + bottom > h ? { bottom: h - top + 5 } : { top: bottom + 5 }),
  };
}

interface Props {
  readonly at: Place;
  readonly ids: readonly string[];
}

function OptionTarget({ at, ids }: Props) {
  const { view, question, setAim, clickOn } = useBoard();
  if (!question) return null;
  const label =
    ids.length === 1 ? optionLabel(view, question, ids[0]) : words.options(placeName(view, at), ids.length);
  return (
    <button
      type="button"
      className="board-target"
      aria-label={label}
      onClick={() => clickOn(ids)}
      onPointerEnter={() => setAim(ids[0])}
      onPointerLeave={() => setAim(null)}
      onFocus={() => setAim(ids[0])}
      onBlur={() => setAim(null)}
    />
  );
}
