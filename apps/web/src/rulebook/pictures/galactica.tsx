import { type Area, areas } from '@ragtag/board-game';
import { Fragment, type ReactNode } from 'react';
import { galacticaUpright } from '../../board-game/board/plans/galactica-upright';
import { pictures as words } from '../words';
import { Box, Lines, Words } from './kit';

const { Backdrop, rooms, space, width, height } = galacticaUpright;
const hazardous = new Set(['brig', 'sickbay']);
const launching: readonly Area[] = ['port-quarter', 'port-bow'];

/** How large Galactica is drawn with the space around her. */
export const galacticaSize = { width, height };

/** Galactica and the space around her, by the plan of the table on a phone. */
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
              <Words x={label.x} y={label.y} anchor={label.anchor} size={12} soft>
                {words.areas[area]}
              </Words>
            )}
            {launching.includes(area) && <Launch x={at.x + (area === 'port-bow' ? 54 : -54)} y={at.y} />}
            {inside?.(area, at)}
          </Fragment>
        );
      })}
      <Backdrop />
      {Object.entries(rooms).map(([room, { x, y, w, h }]) => (
        <Fragment key={room}>
          <Box x={x} y={y} w={w} h={h} look={hazardous.has(room) ? 'pic-hazard' : ''} />
          <Lines text={words.rooms[room]} x={x + w / 2} y={y + h / 2} size={12} />
        </Fragment>
      ))}
    </g>
  );
}

/** Where vipers come out. */
function Launch({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g className="pic-launch">
      <path d={`M${x - 7} ${y - 22}h14v12h8l-15 14-15-14h8z`} />
      <Words x={x} y={y + 18} size={12} soft>
        {words.launch}
      </Words>
    </g>
  );
}
