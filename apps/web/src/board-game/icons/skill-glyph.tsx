import type { Skill } from '@ragtag/board-game';

/** A shape for each skill, so that colour is never the only sign. All on a grid of 16 by 16. */
const shapes: Record<Skill, string> = {
  // a column hall
  politics: 'M8 1 15 5v1.6H1V5zM2.5 8h2v4.6h-2zm4.5 0h2v4.6H7zm4.5 0h2v4.6h-2zM1 13.4h14V15H1z',
  // a star
  leadership: 'M8 .8l2.2 4.7 5.1.6-3.8 3.5 1 5.1L8 12.2l-4.5 2.5 1-5.1L.7 6.1l5.1-.6z',
  // a crosshair
  tactics:
    'M7 0h2v2.1A6 6 0 0 1 13.9 7H16v2h-2.1A6 6 0 0 1 9 13.9V16H7v-2.1A6 6 0 0 1 2.1 9H0V7h2.1A6 6 0 0 1 7 2.1zm1 4.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zm0 2.3a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z',
  // a pair of wings
  piloting: 'M8 3.2 9.4 6h6.3l-2 2.4h-1.5l-.9 2.2H9.2L8 13.4l-1.2-2.8H4.7l-.9-2.2H2.3L.3 6h6.3z',
  // a nut
  engineering: 'M4.4 1h7.2L15.4 8l-3.8 7H4.4L.6 8zM8 4.7a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6z',
  // a blade
  treachery: 'M12.6 1.2 14.8 3.4 7.4 10.8l1.8 1.8-1.3 1.3-2-2-2.6 2.6-1.8-1.8 2.6-2.6-2-2L3.4 6.8l1.8 1.8z',
};

interface Props {
  readonly skill: Skill;
  readonly size?: number;
  readonly title?: string;
}

export function SkillGlyph({ skill, size = 16, title }: Props) {
  return (
    <svg
      viewBox="0 0 16 16"
      width={size}
      height={size}
      className="skill-glyph"
      style={{ fill: `var(--${skill})` }}
      role={title ? 'img' : 'presentation'}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <path d={shapes[skill]} fillRule="evenodd" />
    </svg>
  );
}
