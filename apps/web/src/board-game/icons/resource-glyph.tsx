import type { Resource } from '@ragtag/board-game';

const shapes: Record<Resource, string> = {
  // a drop in a tank
  fuel: 'M8 1c3 3.6 4.6 6 4.6 8.4A4.6 4.6 0 0 1 8 14a4.6 4.6 0 0 1-4.6-4.6C3.4 7 5 4.6 8 1zM6 9.4A2.2 2.2 0 0 0 8 12v-1.2a1.2 1.2 0 0 1-1-1.4z',
  // an ear of grain
  food: 'M7.3 15V9.8C5 9.7 3.6 8.4 3.4 6c2.2.1 3.5 1 3.9 2.6V5.4C5.4 4.8 4.8 3 5.6.8c1.4.7 2.2 1.7 2.4 3 .2-1.3 1-2.3 2.4-3 .8 2.2.2 4-1.7 4.6v3.2C9.1 7 10.4 6.1 12.6 6c-.2 2.4-1.6 3.7-3.9 3.8V15z',
  // a flame held up
  morale:
    'M8 .8c.4 2 3.6 3.2 3.6 6.4A3.6 3.6 0 0 1 8 10.8a3.6 3.6 0 0 1-3.6-3.6c0-1.4.8-2.3 1.5-3 .1 1 .5 1.5 1.1 1.7C7 4 7.3 2.2 8 .8zM5 12h6l-.8 3.2H5.8z',
  // people
  population:
    'M8 1.6a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2zM3.2 4a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6zm9.6 0a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6zM8 7.8c2.4 0 4 1.6 4 4V14H4v-2.2c0-2.4 1.6-4 4-4zM.4 13V11c0-1.6 1-2.6 2.6-2.6-.4.8-.6 1.8-.6 2.8V13zm15.2 0h-2v-1.8c0-1-.2-2-.6-2.8 1.6 0 2.6 1 2.6 2.6z',
};

export function ResourceGlyph({
  resource,
  size = 16,
}: {
  readonly resource: Resource;
  readonly size?: number;
}) {
  return (
    <svg viewBox="0 0 16 16" width={size} height={size} fill="currentColor" aria-hidden="true">
      <path d={shapes[resource]} fillRule="evenodd" />
    </svg>
  );
}
