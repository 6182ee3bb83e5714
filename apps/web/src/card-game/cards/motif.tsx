import type { Card } from '@ragtag/card-game';

/** A picture of ours in place of a painted one: a hull, a bust or a sign, and a pattern by the card's id. */

/** Hulls as seen from above, nose up, in a box of 100 to 60. */
const hulls = {
  viper: 'M50 4l5 20 3 10 24 16v5l-24-5-2 6H44l-2-6-24 5v-5l24-16 3-10z',
  raptor: 'M50 8l14 10 4 16 16 8v8l-18-2-5 6H39l-5-6-18 2v-8l16-8 4-16z',
  raider: 'M50 30c6-10 16-18 40-22-8 12-18 30-26 40l-8-6-6 8-6-8-8 6c-8-10-18-28-26-40 24 4 34 12 40 22z',
  heavyRaider: 'M50 12l10 8 26-4-6 20-16 18H36L20 36l-6-20 26 4z',
  transport: 'M30 6h40l6 10v28l-6 10H30l-6-10V16zM44 6v48M56 6v48',
  liner: 'M12 26l14-10h48l14 10v10L74 46H26L12 36zM30 16v30M70 16v30M50 12v38',
  battlestar: 'M50 2l10 12v8h16v22H60v6l-4 8H44l-4-8v-6H24V22h16v-8zM16 18h8v28h-8zM76 18h8v28h-8z',
  baseStar:
    'M50 30L14 6l12 20L10 30l16 4-12 20zM50 30l36-24-12 20 16 4-16 4 12 20zM50 30L42 8h16zM50 30l8 22H42z',
  station: 'M50 6l22 12v24L50 54 28 42V18zM50 18l10 6v12l-10 6-10-6V24z',
} as const;

function hullOf({ id, traits, type, title }: Card): keyof typeof hulls {
  if (id.includes('base-star')) return 'baseStar';
  if (/galactica|pegasus/.test(id)) return 'battlestar';
  const isCylon = traits.includes('Cylon') || /raider/.test(id);
  if (isCylon && id.includes('heavy')) return 'heavyRaider';
  if (isCylon && (traits.includes('Fighter') || id.includes('raider'))) return 'raider';
  if (traits.includes('Fighter')) return 'viper';
  if (traits.includes('Scout') || /raptor|shuttle/.test(id)) return 'raptor';
  if (type === 'base') return /colonial-one|798|celestra|agro|flattop/.test(id) ? 'liner' : 'station';
  return title === null ? 'transport' : 'liner';
}

/** A small number that is the same for the same id. */
export function seedOf(id: string): number {
  let seed = 7;
  for (let i = 0; i < id.length; i++) seed = (seed * 31 + id.charCodeAt(i)) >>> 0;
  return seed;
}

function monogram({ title, subtitle }: Card): string {
  const [first, second] = (title ?? subtitle).replace(/^(Dr|Mr)\. /, '').split(/[\s-]+/);
  return (first[0] + (second?.[0] ?? first[1] ?? '')).toUpperCase();
}

function Bust({ card }: { readonly card: Card }) {
  const isMachine = card.traits.includes('Machine');
  return (
    <>
      {isMachine ? (
        <path className="motif-body" d="M32 60V44l8-6-4-18 14-12 14 12-4 18 8 6v16z" />
      ) : (
        <path
          className="motif-body"
          d="M50 6a14 14 0 0 1 9 25l1 5 18 8 4 16H18l4-16 18-8 1-5A14 14 0 0 1 50 6z"
        />
      )}
      {isMachine && <path className="motif-eye" d="M40 22h20v3H40z" />}
      <text className="motif-letters" x="50" y="54" textAnchor="middle">
        {monogram(card)}
      </text>
    </>
  );
}

function Burst({ seed }: { readonly seed: number }) {
  const rays = 9 + (seed % 6);
  const points = Array.from({ length: rays * 2 }, (_, i) => {
    const far = i % 2 === 0 ? 27 - ((seed >> (i % 16)) & 3) * 2 : 11;
    const angle = (Math.PI * i) / rays;
    return `${(50 + far * 1.5 * Math.sin(angle)).toFixed(1)} ${(30 - far * Math.cos(angle)).toFixed(1)}`;
  });
  return <path className="motif-body" d={`M${points.join('L')}z`} />;
}

function Slots({ card }: { readonly card: Card }) {
  const slots = card.requires.flatMap(({ n, filter }) =>
    Array.from({ length: n }, () => filter.type ?? 'unit'),
  );
  const width = 20;
  const from = 50 - (slots.length * width) / 2;
  return slots.map((type, i) => {
    const x = from + i * width + 2;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: places of one mission, in their order.
      <g key={i} transform={`translate(${x} 18)`}>
        <path className="motif-slot" d="M0 0h16v24H0z" />
        {type !== 'ship' && (
          <path className="motif-body" d="M8 4a4 4 0 0 1 2.600 7l4 9h-13l4-9A4 4 0 0 1 8 4z" />
        )}
        {type === 'ship' && <path className="motif-body" d="M8 3l2 7 4 5v3l-6-2-6 2v-3l4-5z" />}
      </g>
    );
  });
}

export function Motif({ card }: { readonly card: Card }) {
  const seed = seedOf(card.id);
  const pattern = `p${seed}`;
  const gap = 5 + (seed % 6);
  return (
    <svg className="motif" viewBox="0 0 100 60" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      <defs>
        <pattern
          id={pattern}
          width={gap}
          height={gap}
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${(seed >> 4) % 180})`}
        >
          <path className="motif-line" d={seed % 2 === 0 ? `M0 0V${gap}` : `M0 0h${gap / 2}`} />
        </pattern>
      </defs>
      <path fill={`url(#${pattern})`} d="M-200 -200h500v500h-500z" />
      {card.type === 'personnel' && <Bust card={card} />}
      {(card.type === 'ship' || card.type === 'base') && (
        <path className="motif-body" d={hulls[hullOf(card)]} />
      )}
      {card.type === 'event' && <Burst seed={seed} />}
      {card.type === 'mission' && <Slots card={card} />}
    </svg>
  );
}
