import { areas, locationsSeen, type Pointed } from '@ragtag/board-game';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { Dialog, Heading, Popover } from 'react-aria-components';
import { optionsAt } from '../question/targets';
import { useBoard } from '../use-board';
import { board as words } from '../words';
import { optionLabel } from '../words/say';
import type { BoardPlan, Box } from './geometry';
import { PlaceInfo, placeName } from './place-info';

type Place = Exclude<Pointed, { card: number }>;

interface Spot {
  readonly key: string;
  readonly at: Place;
  readonly box: Box;
}

/**
 * Buttons over the drawing, one for each place. Those that answer the question pick it; the others say what the
 * place is, and why it cannot be chosen. Tab goes through the options, arrow keys go everywhere.
 */
export function BoardTargets({ plan }: { readonly plan: BoardPlan }) {
  const { view, question, ready } = useBoard();
  const layer = useRef<HTMLFieldSetElement>(null);
  const [open, setOpen] = useState<Spot | null>(null);
  const [seen, setSeen] = useState<Spot | null>(null);
  const anchor = useRef<HTMLElement | null>(null);
  const spots: Spot[] = [
    ...areas.map((area) => ({ key: area, at: { area }, box: plan.areas[area].ships })),
    ...locationsSeen(view).map(({ place }) => ({
      key: place,
      at: { location: place },
      box: plan.rooms[place],
    })),
  ];
  const offered = (at: Place) => (ready ? optionsAt(question, at) : []);
  const none = spots.every(({ at }) => offered(at).length === 0);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const buttons = [...(layer.current?.querySelectorAll<HTMLElement>('.board-target') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
    event.preventDefault();
  };
  return (
    <fieldset className="board-targets" ref={layer} onKeyDown={move} aria-label={words.placesOnTheBoard}>
      {spots.map((spot, index) => {
        const ids = offered(spot.at);
        const style = placed(spot.box, plan);
        return ids.length > 0 ? (
          <OptionTarget key={spot.key} at={spot.at} ids={ids} style={style} />
        ) : (
          <button
            key={spot.key}
            type="button"
            className="board-target closed"
            style={style}
            tabIndex={none && index === 0 ? 0 : -1}
            aria-label={words.about(placeName(view, spot.at))}
            onClick={(event) => {
              anchor.current = event.currentTarget;
              setSeen(null);
              setOpen(spot);
            }}
            onPointerMove={(event) => isMoving(event) && seen?.key !== spot.key && setSeen(spot)}
            onPointerLeave={() => setSeen(null)}
            onFocus={(event) => event.currentTarget.matches(':focus-visible') && setSeen(spot)}
            onBlur={() => setSeen(null)}
          />
        );
      })}
      {seen && !open && <Glance spot={seen} plan={plan} />}
      <Popover
        className="place-popover"
        triggerRef={anchor}
        isOpen={open !== null}
        onOpenChange={(now) => !now && setOpen(null)}
      >
        {open && (
          <Dialog className="place-card">
            <Heading slot="title">{placeName(view, open.at)}</Heading>
            <PlaceInfo at={open.at} />
          </Dialog>
        )}
      </Popover>
    </fieldset>
  );
}

/** A mouse that rests where a place comes to lie does not point at it. */
function isMoving({ pointerType, movementX, movementY }: PointerEvent): boolean {
  return pointerType === 'mouse' && (movementX !== 0 || movementY !== 0);
}

/** What a place is, for as long as the pointer or the focus is on it. */
function Glance({ spot: { at, box }, plan }: { readonly spot: Spot; readonly plan: BoardPlan }) {
  const { view } = useBoard();
  const right = box.x + box.w / 2 > plan.width / 2;
  const low = box.y + box.h / 2 > plan.height / 2;
  const percent = (part: number, of: number) => `${((100 * part) / of).toFixed(2)}%`;
  const style: CSSProperties = {
    ...(right
      ? { right: percent(plan.width - box.x - box.w, plan.width) }
      : { left: percent(box.x, plan.width) }),
    ...(low
      ? { bottom: percent(plan.height - box.y + 6, plan.height) }
      : { top: percent(box.y + box.h + 6, plan.height) }),
  };
  return (
    <div className="place-card glance" style={style} role="status">
      <h3>{placeName(view, at)}</h3>
      <PlaceInfo at={at} brief />
    </div>
  );
}

function placed({ x, y, w, h }: Box, plan: BoardPlan): CSSProperties {
  const percent = (part: number, of: number) => `${((100 * part) / of).toFixed(3)}%`;
  return {
    left: percent(x, plan.width),
    top: percent(y, plan.height),
    width: percent(w, plan.width),
    height: percent(h, plan.height),
  };
}

interface Props {
  readonly at: Place;
  readonly ids: readonly string[];
  readonly style: CSSProperties;
}

function OptionTarget({ at, ids, style }: Props) {
  const { view, question, setAim, clickOn } = useBoard();
  if (!question) return null;
  const label =
    ids.length === 1 ? optionLabel(view, question, ids[0]) : words.options(placeName(view, at), ids.length);
  return (
    <button
      type="button"
      className="board-target"
      style={style}
      aria-label={label}
      onClick={() => clickOn(ids)}
      onPointerEnter={() => setAim(ids[0])}
      onPointerLeave={() => setAim(null)}
      onFocus={() => setAim(ids[0])}
      onBlur={() => setAim(null)}
    />
  );
}
