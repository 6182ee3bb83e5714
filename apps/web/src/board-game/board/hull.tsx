import { board as words } from '../words';
import { boardTitle } from '../words/say';
import type { BoardPlan } from './geometry';

/** The ship herself, Colonial One and the place of the Cylons, under the rooms. */
export function Hull({ plan }: { readonly plan: BoardPlan }) {
  const { hull, colonialOne: c, cylons: y } = plan;
  const wide = plan.name === 'wide';
  const label = wide ? 12 : 0;
  return (
    <g className="hull">
      {hull.pods.map((pod) => (
        <path key={pod} d={pod} className="hull-pod" />
      ))}
      {wide && (
        <path d="M360 188v8M511 188v8M662 188v8M360 398v8M511 398v8M662 398v8" className="hull-strut" />
      )}
      {hull.tubes.map(({ x, y: top, length }) => (
        <path key={x} d={`M${x - 4} ${top}v${length}l4 5 4 -5v${-length}`} className="launch-tube" />
      ))}
      {hull.engines.map(({ x, y: top, w, h }) => (
        <rect key={top} x={x} y={top} width={w} height={h} className="engine" />
      ))}
      <path d={hull.body} className="hull-body" />
      <path d={hull.plates} className="hull-line" />
      {wide && (
        <>
          <text
            x={hull.name.x}
            y={hull.name.y}
            fontSize={hull.name.size}
            textAnchor="middle"
            className="hull-name"
          >
            {words.galacticaOnMap}
          </text>
          <text x={511} y={428} fontSize={13} textAnchor="middle" className="hull-note">
            {words.launchTubesOnMap}
          </text>
        </>
      )}
      <path
        d={
          wide
            ? `M${c.x} ${c.y + 62}L${c.x + 44} ${c.y + 14}H${c.x + c.w - 24}L${c.x + c.w} ${c.y + 30}V${c.y + 96}H${c.x + 30}Z`
            : `M${c.x} ${c.y + 6}l6 -6h${c.w - 12}l6 6v${c.h - 6}h${-c.w}z`
        }
        className="liner"
      />
      <path
        d={
          wide
            ? `M${y.x} ${y.y + 30}l16 -16h${y.w - 32}l16 16v${y.h - 46}l-16 16h${-(y.w - 32)}l-16 -16z`
            : `M${y.x} ${y.y}h${y.w}v${y.h - 6}l-6 6h${-(y.w - 12)}l-6 -6z`
        }
        className="cylon-place"
      />
      {plan.strips.map(({ board, box }) => (
        <text
          key={board}
          x={box.x + 4}
          y={box.y + (wide ? 15 : 9)}
          fontSize={wide ? 12 : 8}
          className="hull-note start"
        >
          {boardTitle(board).toUpperCase()}
        </text>
      ))}
      {label > 0 && (
        <>
          <text x={c.x + 58} y={c.y + 9} fontSize={label} className="hull-note start">
            {words.colonialOneOnMap}
          </text>
          <text x={y.x + 20} y={y.y + 9} fontSize={label} className="hull-note start">
            {words.cylonLocationsOnMap}
          </text>
        </>
      )}
    </g>
  );
}
