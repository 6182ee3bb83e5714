import type { Resource } from '@ragtag/card-game';

/** Each resource has a shape of its own, so that colour is never the only carrier. */
const shapes: Readonly<Record<Resource, string>> = {
  persuasion: 'M2 3h12v7.5H8.6L5 14v-3.5H2z',
  logistics: 'M8 1l6.2 3.5v7L8 15l-6.2-3.5v-7z',
  security: 'M8 1l6 2v5c0 3.8-2.7 6-6 7.2C4.700 14 2 11.800 2 8V3z',
};

interface Props {
  readonly resource: Resource;
  readonly size?: number | string;
}

/** Its name stands beside it, or is read out with what it belongs to. */
export function ResourceGlyph({ resource, size = '1em' }: Props) {
  return (
    <svg
      className={`resource-glyph ${resource}`}
      viewBox="0 0 16 16"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path d={shapes[resource]} />
    </svg>
  );
}
