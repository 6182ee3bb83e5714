import type { ViperClass } from '@ragtag/board-game';

/** Ships from above, small enough to be counted. Each is drawn round its own middle, flying to the left. */

export type ShipShape =
  | 'raider'
  | 'heavy-raider'
  | 'basestar'
  | ViperClass
  | 'civilian'
  | 'centurion'
  | 'raptor';

interface Silhouette {
  readonly w: number;
  readonly h: number;
  readonly path: string;
  readonly tone: 'friend' | 'cylon' | 'civilian';
  /** Drawn over the shape, as a line. */
  readonly detail?: string;
}

export const drawings: Record<ShipShape, Silhouette> = {
  raider: {
    w: 26,
    h: 24,
    tone: 'cylon',
    path: 'M-12-11C-4-11 6-8 11-2.6L12 0 11 2.6C6 8-4 11-12 11-8 8-5 5-4.6 2.6L-7 1.8v-3.6l2.4-.8C-5-5-8-8-12-11Z',
    detail: 'M0-1.4h6M0 1.4h6',
  },
  'heavy-raider': {
    w: 30,
    h: 28,
    tone: 'cylon',
    path: 'M-14-5-8-8-6-13 8-11 12-5V5L8 11-6 13-8 8-14 5-11 0Z',
    detail: 'M-4-6h10v12H-4zM-8 0h-3',
  },
  basestar: {
    w: 62,
    h: 58,
    tone: 'cylon',
    path: 'M0-6-5-26C-3-29 3-29 5-26L3-6 22-17C26-16 28-11 26-8L6 0 26 8C28 11 26 16 22 17L3 6 5 26C3 29-3 29-5 26L-3 6-22 17C-26 16-28 11-26 8L-6 0-26-8C-28-11-26-16-22-17L-3-6Z',
    detail: 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0',
  },
  viper: {
    w: 30,
    h: 22,
    tone: 'friend',
    path: 'M-15 0-6-2.4 1-3 7-10 12-10 10.5-3.4 13-3v6l-2.5.4L12 10H7L1 3-6 2.4Z',
    detail: 'M-3 0H4',
  },
  'mark-vii': {
    w: 32,
    h: 20,
    tone: 'friend',
    path: 'M-16 0-4-2 3-2.6 4-9 11-5 14-5v2.4L11-2v4l3 .6V5h-3L4 9 3 2.6-4 2Z',
    detail: 'M-6 0h3M0 0h6',
  },
  'assault-raptor': {
    w: 30,
    h: 26,
    tone: 'friend',
    path: 'M-14-3-8-7h4l1-6h6l1 6 3-3h5v20h-5L4 7 3 13h-6l-1-6h-4l-6-4Z',
    detail: 'M-8-2v4M2-4h4v8H2z',
  },
  raptor: {
    w: 28,
    h: 22,
    tone: 'friend',
    path: 'M-13-3-7-8H6l2-3h4v22H8l-2-3H-7l-6-5Z',
    detail: 'M-8-2v4M2-5h4v10H2z',
  },
  civilian: {
    w: 34,
    h: 20,
    tone: 'civilian',
    path: 'M-16-3-11-8H9l3 2h4V6h-4L9 8h-20l-5-5Z',
    detail: 'M-8-3H6M-8 3H6',
  },
  centurion: {
    w: 18,
    h: 24,
    tone: 'cylon',
    path: 'M-4-11H4L6-5H9V5L6 4V11H2V5H-2v6h-4V4L-9 5V-5h3Z',
    detail: 'M-3.4-7.4h6.8',
  },
};

interface Props {
  readonly shape: ShipShape;
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly hit?: boolean;
}

/** A ship inside a drawing. */
export function ShipMark({ shape, x, y, scale = 1, hit }: Props) {
  const { path, tone, detail } = drawings[shape];
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} className={`ship ${tone} ${hit ? 'hit' : ''}`}>
      <path d={path} />
      {detail && <path d={detail} className="detail" />}
    </g>
  );
}

/** A ship in a line of text. */
export function ShipIcon({ shape, size = 18 }: { readonly shape: ShipShape; readonly size?: number }) {
  const { w, h } = drawings[shape];
  return (
    <svg
      viewBox={`${-w / 2 - 1} ${-h / 2 - 1} ${w + 2} ${h + 2}`}
      height={size}
      width={(size * (w + 2)) / (h + 2)}
      aria-hidden="true"
    >
      <ShipMark shape={shape} x={0} y={0} />
    </svg>
  );
}
