import type { ReactNode } from 'react';
import type { ShipShape } from '../../board-game/board/ships';
import { drawings } from '../../board-game/board/ships';

/**
 * A picture of the book: what it is called, what it shows, and the parts that its numbers name. It is drawn for the narrowest
 * column there is, that of a phone; wider ones show it somewhat larger.
 */
export interface Picture {
  readonly title: string;
  /** What it shows, for who cannot see it. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly legend?: readonly string[];
  /** Whether the legend is numbered like the picture. */
  readonly numbered?: boolean;
  readonly drawing: ReactNode;
}

/** How much larger than on a phone a picture becomes where there is room. */
const enlarged = 1.15;

/** A picture with its caption. */
export function Figure({ title, alt, width, height, legend = [], numbered = false, drawing }: Picture) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <figure className="picture">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        style={{ maxWidth: `${width * enlarged}px` }}
        role="img"
        aria-label={alt}
      >
        {drawing}
      </svg>
      <figcaption>
        <b>{title}</b>
        {legend.length > 0 && (
          <List>
            {legend.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </List>
        )}
      </figcaption>
    </figure>
  );
}

interface Anchor {
  readonly x: number;
  readonly y: number;
}

/** A number in a circle, for the caption to name. */
export function Mark({ x, y, n }: Anchor & { readonly n: number }) {
  return (
    <g className="pic-mark">
      <circle cx={x} cy={y} r={11} />
      <text x={x} y={y + 5} textAnchor="middle" fontSize={14}>
        {n}
      </text>
    </g>
  );
}

interface WordsProps extends Anchor {
  readonly children: ReactNode;
  readonly size?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly soft?: boolean;
}

export function Words({ x, y, children, size = 13, anchor = 'middle', soft = false }: WordsProps) {
  return (
    <text x={x} y={y} textAnchor={anchor} fontSize={size} className={soft ? 'pic-soft' : 'pic-text'}>
      {children}
    </text>
  );
}

/** Words under each other, round a middle. */
export function Lines({ text, x, y, size = 13, soft }: LinesProps) {
  const lines = text.split('\n');
  return lines.map((line, i) => (
    <Words
      key={line}
      x={x}
      y={y + size * (0.36 + 1.15 * (i - (lines.length - 1) / 2))}
      size={size}
      soft={soft}
    >
      {line}
    </Words>
  ));
}

interface LinesProps extends Anchor {
  readonly text: string;
  readonly size?: number;
  readonly soft?: boolean;
}

interface BoxProps extends Anchor {
  readonly w: number;
  readonly h: number;
  readonly look?: string;
}

export function Box({ x, y, w, h, look = '' }: BoxProps) {
  return <rect x={x} y={y} width={w} height={h} rx={5} className={`pic-box ${look}`} />;
}

/** Ships in a row, as the table draws them. */
export function Ships({ shape, n = 1, x, y, scale = 1 }: Anchor & ShipsProps) {
  const { w, path, tone, detail } = drawings[shape];
  const step = (w + 5) * scale;
  return Array.from({ length: n }, (_, i) => (
    <g
      // biome-ignore lint/suspicious/noArrayIndexKey: like ships cannot be told apart.
      key={i}
      transform={`translate(${x + (i - (n - 1) / 2) * step} ${y}) scale(${scale})`}
      className={`pic-ship ${tone}`}
    >
      <path d={path} />
      {detail && <path d={detail} className="pic-detail" />}
    </g>
  ));
}

interface ShipsProps {
  readonly shape: ShipShape;
  readonly n?: number;
  readonly scale?: number;
}

/** Spaces in a row, each with its name. */
export function Row(props: Anchor & FiguresProps) {
  const { x, y, names, look = () => '', w, h = 44, gap = 5 } = props;
  return names.map((name, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: spaces without a name.
    <g key={i}>
      <Box x={x + i * (w + gap)} y={y} w={w} h={h} look={look(i)} />
      <Lines text={name} x={x + i * (w + gap) + w / 2} y={y + h / 2} />
    </g>
  ));
}

interface FiguresProps {
  readonly names: readonly string[];
  look?(i: number): string;
  readonly w: number;
  readonly h?: number;
  readonly gap?: number;
}
