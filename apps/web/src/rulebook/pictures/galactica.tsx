import { type Area, areas } from '@ragtag/board-game';
import { Fragment, type ReactNode } from 'react';
import { galacticaLayout } from '../../board-game/board/plans/galactica-layout';
import { pictures as words } from '../words';
import { Box, Words } from './kit';

const { space, rooms } = galacticaLayout;
const hazardous = new Set(['brig', 'sickbay']);
const launching: readonly Area[] = ['port-quarter', 'port-bow'];

/** Galactica and the space around her, from the plan that the table is drawn by. */
export function Galactica(props: {
  readonly named?: boolean;
  /** What stands in an area. */
  inside?(area: Area, at: { readonly x: number; readonly y: number }): ReactNode;
}) {
  const { named = false, inside } = props;
  return (
    <g>
      {areas.map((area) => {
        const { outline, ships, label } = space.areas[area];
        const at = { x: ships.x + ships.w / 2, y: ships.y + ships.h / 2 };
        return (
          <Fragment key={area}>
            <path d={outline} className="pic-space" />
            {named && (
              <Words x={label.x} y={label.y} anchor={label.anchor} soft>
                {words.areas[area]}
              </Words>
            )}
            {launching.includes(area) && <Launch x={at.x + (area === 'port-bow' ? 130 : -130)} y={at.y} />}
            {inside?.(area, at)}
          </Fragment>
        );
      })}
      <rect x={150} y={184} width={702} height={232} rx={26} className="pic-hull" />
      {Object.entries(rooms).map(([room, { x, y, w, h }]) => (
        <Fragment key={room}>
          <Box x={x} y={y} w={w} h={h} look={hazardous.has(room) ? 'pic-hazard' : ''} />
          {(words.rooms[room] ?? '').split(' ').map((word, line, all) => (
            <Words
              key={word}
              x={x + w / 2}
              y={y + h / 2 + 5 + (line - (all.length - 1) / 2) * 18}
              size={14.5}
            >
              {word}
            </Words>
          ))}
        </Fragment>
      ))}
    </g>
  );
}

/** Where vipers come out. */
function Launch({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g className="pic-launch">
      <path d={`M${x - 10} ${y - 14}h20v14h9l-19 17-19-17h9z`} />
      <Words x={x} y={y + 32} size={13} soft>
        {words.launch}
      </Words>
    </g>
  );
}
