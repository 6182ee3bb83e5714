import '../hand/hand.css';
import { skillKinds } from '@ragtag/board-game';
import { SkillGlyph } from '../icons/skill-glyph';
import { skillParts } from '../words/cards';
import { capital, skillName } from '../words/say';

/** The face of a skill card: strength, skill by colour and glyph, name, text. */
export function SkillCardFace({ card }: { readonly card: number }) {
  const { skill, strength, card: info } = skillKinds[card];
  return (
    <span className="skill-face" style={{ '--skill': `var(--${skill})` } as React.CSSProperties}>
      <span className="skill-head screen">
        <span className="skill-strength">{strength}</span>
        <span className="skill-kind">
          <SkillGlyph skill={skill} size={15} />
          {capital(skillName(skill))}
        </span>
      </span>
      <span className="skill-name">{info.name}</span>
      <span className="skill-text">
        {skillParts(card).map(({ heading, text }) => (
          <span key={heading}>
            <b>{heading}</b> {`${text} `}
          </span>
        ))}
      </span>
    </span>
  );
}

/** A skill card in a line: glyph, strength or what it counts for, and name. */
export function SkillChip({ card, counts }: { readonly card: number; readonly counts?: string }) {
  const { skill, strength, card: info } = skillKinds[card];
  return (
    <span className="skill-chip screen" title={info.name}>
      <SkillGlyph skill={skill} size={14} title={skillName(skill)} />
      <b>{counts ?? strength}</b>
    </span>
  );
}
