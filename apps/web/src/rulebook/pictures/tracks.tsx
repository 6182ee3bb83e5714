import type { Selection } from '@ragtag/board-game';
import { pictures as words } from '../words';
import { Box, Lines, type Picture, Row, Ships, Words } from './kit';

/** Red spaces, on which FTL Control is closed, blue ones, and Auto Jump. */
export const jumpLook = (i: number): string => (i < 3 ? 'pic-red' : i < 5 ? 'pic-blue' : 'pic-end');

/** The Jump Preparation track. */
export function jumpTrack(): Picture {
  const { spaces, notes, ...rest } = words.jump;
  return {
    ...rest,
    width: 390,
    height: 92,
    drawing: (
      <>
        <Row x={3} y={4} names={spaces} w={60} look={jumpLook} />
        <Lines text={notes[0]} x={97} y={70} soft />
        <Lines text={notes[1]} x={262} y={70} soft />
      </>
    ),
  };
}

/** The Boarding Party track, with two Centurions on their way. */
export function boardingTrack(): Picture {
  const { spaces, note, ...rest } = words.boarding;
  return {
    ...rest,
    width: 390,
    height: 106,
    drawing: (
      <>
        <Row x={3} y={28} names={spaces} w={70} gap={8} look={(i) => (i === 4 ? 'pic-red' : '')} />
        <Ships shape="centurion" x={38} y={16} />
        <Ships shape="centurion" x={194} y={16} />
        {[0, 1, 2, 3].map((i) => (
          <path key={i} d={`M${71 + i * 78} 50h12m-5 -5l5 5 -5 5`} className="pic-step" />
        ))}
        <Words x={195} y={96} soft>
          {note}
        </Words>
      </>
    ),
  };
}

/** What the icons on a Crisis card set in motion. */
export function activationIcons(): Picture {
  const { names, notes, ...rest } = words.icons;
  const shapes = ['raider', 'basestar', 'heavy-raider', 'basestar'] as const;
  return {
    ...rest,
    width: 390,
    height: 284,
    drawing: names.map((name, i) => (
      <g key={name} transform={`translate(${(i < 3 ? 65 : 130) + (i % 3) * 130} ${i < 3 ? 0 : 144})`}>
        <Box x={-40} y={4} w={80} h={80} look={i === 4 ? 'pic-blue' : 'pic-cylon'} />
        {i === 4 ? (
          <path d="M-22 44h36m-14 -18l18 18 -18 18" className="pic-step" />
        ) : (
          <Ships shape={shapes[i]} x={0} y={i === 1 ? 32 : 44} scale={i === 1 ? 0.8 : 1.2} />
        )}
        {i === 1 && <Ships shape="raider" n={3} x={0} y={70} scale={0.7} />}
        {i === 2 && <Ships shape="centurion" x={26} y={66} scale={0.9} />}
        {i === 3 && <path d="M-28 72l-7 7m63 -7l7 7M0 74v9" className="pic-step" />}
        <Words x={0} y={104} size={14}>
          {name}
        </Words>
        <Words x={0} y={122} soft>
          {notes[i]}
        </Words>
      </g>
    )),
  };
}

/** The damage tokens of Galactica, of Pegasus where she is there, and of a basestar. */
export function damageTokens({ pegasus, ending }: Selection): Picture {
  const { rows, ...damage } = words.damage;
  const nebula = ending === 'ioniannebula' || ending === 'allendings';
  const groups = [
    rows.galactica,
    ...(pegasus ? [rows.pegasus] : []),
    nebula ? { ...rows.basestar, tokens: [...rows.basestar.tokens, ...rows.nebula] } : rows.basestar,
  ];
  const heightOf = ({ tokens }: (typeof groups)[number]) => 28 + Math.ceil(tokens.length / 2) * 50;
  const tops = groups.map((_, i) => groups.slice(0, i).reduce((sum, group) => sum + heightOf(group), 0));
  return {
    title: damage.title,
    alt: damage.alt(
      groups.map(({ title, tokens }) => `${title}: ${tokens.map(([name]) => name).join(', ')}`),
    ),
    width: 390,
    height: groups.reduce((sum, group) => sum + heightOf(group), 0),
    drawing: groups.map(({ title, tokens }, at) => (
      <g key={title} transform={`translate(0 ${tops[at]})`}>
        <Words x={4} y={18} anchor="start" soft>
          {title}
        </Words>
        {tokens.map(([name, note], i) => (
          <g key={name} transform={`translate(${98 + (i % 2) * 194} ${50 + Math.floor(i / 2) * 50})`}>
            <path
              d="M-86 -22h172l8 22 -8 22h-172l-8 -22z"
              className={`pic-box ${/^−/.test(name) ? 'pic-red' : ''}`}
            />
            <Lines text={note ? `${name}\n${note}` : name} x={0} y={0} />
          </g>
        ))}
      </g>
    )),
  };
}
