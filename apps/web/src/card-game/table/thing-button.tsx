import type { Kind } from '@ragtag/card-game';
import type { ReactNode } from 'react';
import { useCardMenu } from './card-menu';
import { useLooking } from './preview';
import { optionsAt, type Thing } from './things';
import { useCards } from './use-cards';
import { useHold } from './use-hold';

interface Props {
  readonly thing: Thing;
  /** The card to look at. */
  readonly kind: Kind;
  readonly className: string;
  readonly label: string;
  readonly children: ReactNode;
}

const isTouch = (event: MouseEvent): boolean => 'pointerType' in event && event.pointerType === 'touch';

/** Something on the table: lit where it can be chosen, and looked at where it cannot. */
export function ThingButton({ thing, kind, className, label, children }: Props) {
  const { question, ready, picks, pick, aim, setAim, clickOn } = useCards();
  const looking = useLooking();
  const hold = useHold();
  const ids = ready ? optionsAt(question, thing) : [];
  const isLit = ids.length > 0;
  const isPicked = ids.some((id) => picks.includes(id));
  const isAimed = aim !== null && ids.includes(aim);
  const openMenu = useCardMenu();
  const click = (event: React.MouseEvent) => {
    const touch = isTouch(event.nativeEvent);
    if (ids.length === 0) looking.open(kind, thing);
    else if (ids.length === 1) pick(ids[0], touch ? 'select' : 'at-once');
    else {
      clickOn(ids);
      openMenu({ ids, at: event.currentTarget.getBoundingClientRect(), byKeys: event.detail === 0 });
    }
  };
  return (
    <button
      type="button"
      className={`thing ${className} ${isLit ? 'lit' : ''} ${isPicked ? 'picked' : ''} ${isAimed ? 'aimed' : ''}`}
      aria-pressed={isLit && question && question.max > 1 ? isPicked : undefined}
      onClick={click}
      {...hold(() => looking.open(kind, thing))}
      onPointerEnter={(event) => {
        if (isLit) setAim(ids[0]);
        if (event.pointerType === 'mouse') looking.point(kind, event.currentTarget.getBoundingClientRect());
      }}
      onPointerLeave={() => {
        if (isLit) setAim(null);
        looking.point(null);
      }}
      onFocus={() => isLit && setAim(ids[0])}
      onBlur={() => {
        setAim(null);
        looking.point(null);
      }}
    >
      <span className="visually-hidden">{label}</span>
      <span className="thing-drawn" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}
