import { pictures as words } from '../words';
import { Box, type Picture, Ships, Track, Words } from './kit';

/** Red spaces, on which FTL Control is closed, blue ones, and Auto Jump. */
export const jumpLook = (i: number): string => (i < 3 ? 'pic-red' : i < 5 ? 'pic-blue' : 'pic-end');

/** The Jump Preparation track. */
export function jumpTrack(): Picture {
  const { jump } = words;
  return {
    title: jump.title,
    alt: jump.alt,
    width: 690,
    height: 112,
    drawing: (
      <>
        <Track x={8} y={8} spaces={jump.spaces} look={jumpLook} />
        <Words x={172} y={92} size={15} soft>
          {jump.notes[0]}
        </Words>
        <Words x={450} y={92} size={15} soft>
          {jump.notes[1]}
        </Words>
      </>
    ),
  };
}

/** The Boarding Party track, with two Centurions on their way. */
export function boardingTrack(): Picture {
  const { boarding } = words;
  return {
    title: boarding.title,
    alt: boarding.alt,
    width: 620,
    height: 128,
    drawing: (
      <>
        <Track x={8} y={30} w={112} spaces={boarding.spaces} look={(i) => (i === 4 ? 'pic-red' : '')} />
        <Ships shape="centurion" x={64} y={20} />
        <Ships shape="centurion" x={304} y={20} />
        {[0, 1, 2, 3].map((i) => (
          <path key={i} d={`M${118 + i * 120} 58h12m-6 -6l6 6 -6 6`} className="pic-step" />
        ))}
        <Words x={310} y={116} size={15} soft>
          {boarding.note}
        </Words>
      </>
    ),
  };
}

/** What the icons on a Crisis card set in motion. */
export function activationIcons(): Picture {
  const { icons } = words;
  const shapes = ['raider', 'basestar', 'heavy-raider', 'basestar', 'viper'] as const;
  return {
    title: icons.title,
    alt: icons.alt,
    width: 800,
    height: 170,
    drawing: icons.names.map((name, i) => (
      <g key={name} transform={`translate(${i * 160 + 80} 0)`}>
        <Box x={-44} y={8} w={88} h={88} look={i === 4 ? 'pic-blue' : 'pic-cylon'} />
        {i === 4 ? (
          <path d="M-26 52h36m-14 -18l18 18 -18 18" className="pic-step" />
        ) : (
          <Ships shape={shapes[i]} x={0} y={i === 1 ? 38 : 52} scale={i === 1 ? 0.9 : 1.3} />
        )}
        {i === 1 && <Ships shape="raider" n={3} x={0} y={80} scale={0.75} />}
        {i === 2 && <Ships shape="centurion" x={28} y={76} scale={0.9} />}
        {i === 3 && <path d="M-34 84l-8 8m76 -8l8 8M0 84v10" className="pic-step" />}
        <Words x={0} y={122} size={16}>
          {name}
        </Words>
        <Words x={0} y={144} size={14} soft>
          {icons.notes[i]}
        </Words>
      </g>
    )),
  };
}

/** Galactica's damage tokens and a basestar's. */
export function damageTokens(): Picture {
  const { damage } = words;
  const token = (name: string, i: number, y: number, note?: string) => (
    <g key={name} transform={`translate(${(i % 4) * 196 + 100} ${y + Math.floor(i / 4) * 66})`}>
      <path
        d="M-84 -24h168l8 24 -8 24h-168l-8 -24z"
        className={`pic-box ${/^−/.test(name) ? 'pic-red' : ''}`}
      />
      <Words x={0} y={note ? -2 : 5} size={15}>
        {name}
      </Words>
      {note && (
        <Words x={0} y={16} size={13} soft>
          {note}
        </Words>
      )}
    </g>
  );
  return {
    title: damage.title,
    alt: damage.alt,
    width: 790,
    height: 290,
    drawing: (
      <>
        <Words x={8} y={20} anchor="start" soft>
          {damage.rows[0]}
        </Words>
        {damage.galactica.map((name, i) => token(name, i, 60))}
        <Words x={8} y={196} anchor="start" soft>
          {damage.rows[1]}
        </Words>
        {damage.basestar.map((name, i) => token(name, i, 240, damage.notes[i]))}
      </>
    ),
  };
}
