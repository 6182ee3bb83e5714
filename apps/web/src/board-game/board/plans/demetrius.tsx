import '../fleet.css';
import { type LocationCard, missionCards } from '@ragtag/board-game';
import { useBoard } from '../../use-board';
import { board as words } from '../../words';
import { type Plan, poly } from './plan';
import { rowPlan } from './row';

/** Demetrius: a freighter with her holds behind the bridge, and the mission she is on before her bow. */
export function demetrius(places: readonly LocationCard[]): Plan {
  const row = rowPlan(places, { x: 84, y: 84 });
  const { width: w, height: h } = row;
  const hull = poly(
    [8, h / 2 - 26],
    [52, 58],
    [w - 92, 58],
    [w - 70, 76],
    [w - 22, 76],
    [w - 22, h - 76],
    [w - 70, h - 76],
    [w - 92, h - 58],
    [52, h - 58],
    [8, h / 2 + 26],
  );
  const holds = [118, 252, 386].filter((x) => x < w - 180);
  return {
    ...row,
    name: 'demetrius',
    left: -card.w - 20,
    width: w + card.w + 20,
    Backdrop: () => (
      <>
        <g className="hull">
          {holds.map((x) => (
            <path key={x} d={`M${x} 58v-24h96v24M${x} ${h - 58}v24h96v-24`} className="hull-pod" />
          ))}
          {[h / 2 - 38, h / 2 + 10].map((y) => (
            <rect key={y} x={w - 22} y={y} width={10} height={28} className="engine" />
          ))}
          <path d={hull} className="hull-body" />
          <path d={`M52 58V${h - 58}M${w - 92} 58V${h - 58}`} className="hull-line" />
        </g>
        <ActiveMission x={-card.w - 8} y={h / 2 - card.h / 2} />
      </>
    ),
  };
}

const card = { w: 180, h: 214 };

/** The space of the mission that was tried since the last jump. rule: missions.one-per-jump */
function ActiveMission({ x, y }: { readonly x: number; readonly y: number }) {
  const { mission } = useBoard().view;
  const name = mission ? missionCards[mission.card].name : words.noMission;
  return (
    <g className={`mission-space ${mission ? (mission.faceUp ? 'up' : 'down') : 'empty'}`}>
      <rect x={x} y={y} width={card.w} height={card.h} rx={6} className="mission-card" />
      <text x={x + card.w / 2} y={y + 34} fontSize={23} textAnchor="middle" className="mission-label">
        {words.missionSpace}
      </text>
      {lines(name).map((text, i) => (
        <text
          key={text}
          x={x + card.w / 2}
          y={y + 84 + 27 * i}
          fontSize={24}
          textAnchor="middle"
          className="mission-name"
        >
          {text}
        </text>
      ))}
      {mission && (
        <text
          x={x + card.w / 2}
          y={y + card.h - 16}
          fontSize={23}
          textAnchor="middle"
          className="mission-label"
        >
          {mission.faceUp ? words.missionUp : words.missionDown}
        </text>
      )}
    </g>
  );
}

/** A name in lines that fit on the card. */
function lines(name: string): string[] {
  const found: string[] = [];
  for (const word of name.split(' ')) {
    const last = found.at(-1);
    if (last !== undefined && last.length + word.length < 13) found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found;
}
