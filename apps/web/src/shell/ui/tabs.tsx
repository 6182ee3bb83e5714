import {
  createContext,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  use,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/**
 * Tabs of which one is open. They are on every table from its first moment: written out, they weigh a thirtieth of what
 * the library's would load with them.
 */

interface TabsOpen {
  readonly base: string;
  readonly selected: string;
  select(id: string): void;
}

const OpenTab = createContext<TabsOpen>({ base: '', selected: '', select: () => undefined });

interface TabsProps {
  readonly className: string;
  readonly selectedKey: string;
  onSelectionChange(id: string): void;
  readonly children: ReactNode;
}

export function Tabs({ className, selectedKey, onSelectionChange, children }: TabsProps) {
  const base = useId();
  return (
    <OpenTab value={{ base, selected: selectedKey, select: onSelectionChange }}>
      <div className={className} data-orientation="horizontal">
        {children}
      </div>
    </OpenTab>
  );
}

/** Steps along the list by key; null for keys that do not. */
function stepBy(key: string, at: number, n: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (at + 1) % n;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (at + n - 1) % n;
  if (key === 'Home') return 0;
  return key === 'End' ? n - 1 : null;
}

export function TabList(props: HTMLAttributes<HTMLDivElement>) {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    const to = stepBy(event.key, tabs.indexOf(document.activeElement as HTMLElement), tabs.length);
    if (to === null) return;
    event.preventDefault();
    tabs[to].focus();
  };
  return <div role="tablist" aria-orientation="horizontal" onKeyDown={move} {...props} />;
}

export function Tab({ id = '', ...props }: HTMLAttributes<HTMLDivElement>) {
  const { base, selected, select } = use(OpenTab);
  const isOpen = selected === id;
  return (
    <div
      role="tab"
      id={`${base}-tab-${id}`}
      tabIndex={isOpen ? 0 : -1}
      aria-selected={isOpen}
      aria-controls={isOpen ? `${base}-panel-${id}` : undefined}
      data-selected={isOpen || undefined}
      onClick={() => select(id)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        select(id);
      }}
      {...props}
    />
  );
}

const reachable = 'a[href], button, input, select, textarea, [tabindex="0"]';

export function TabPanel({ id = '', ...props }: HTMLAttributes<HTMLDivElement>) {
  const { base, selected } = use(OpenTab);
  const ref = useRef<HTMLDivElement>(null);
  const [isReached, setReached] = useState(false);
  // A panel in which nothing can be reached by keyboard is reached itself, so that it can be scrolled.
  useLayoutEffect(() => setReached(ref.current?.querySelector(reachable) !== null));
  if (selected !== id) return null;
  return (
    <div
      ref={ref}
      role="tabpanel"
      id={`${base}-panel-${id}`}
      aria-labelledby={`${base}-tab-${id}`}
      tabIndex={isReached ? undefined : 0}
      {...props}
    />
  );
}
