import type { MachineState } from '@ragtag/kernel';

/** Up to version 5 there was one class of vipers, and they were only counted. */

const plain = (n: unknown): object => ({ viper: n, 'mark-vii': 0, 'assault-raptor': 0 });
const manned = (area: unknown): object | null => (area === null ? null : { area, ship: 'viper' });

type Data = Readonly<Record<string, unknown>>;

/** Whatever names vipers in a table that is laid out. */
interface TableOfVersion5 {
  readonly areas: Readonly<Record<string, { readonly vipers: number }>>;
  readonly reserves: { readonly vipers: number };
  readonly destroyed: { readonly vipers: number };
  readonly damagedVipers: number;
  readonly players: readonly { readonly piloting: string | null }[];
}

function attackWithClass(attack: Data): Data {
  const flown = attack.on === 'viper' || attack.by === 'viper' || attack.by === 'unmanned-viper';
  return { ...attack, ship: flown ? 'viper' : null };
}

/** What a frame that was running must know of vipers now. */
function grown(frame: Data): Data {
  switch (frame.p) {
    case 'viper-launched':
      return { ...frame, ship: 'viper' };
    case 'place-ships':
      return { ...frame, vipers: (frame.vipers as unknown[]).map(manned) };
    case 'attack':
    case 'die-roll':
      return frame.attack === null ? frame : { ...frame, attack: attackWithClass(frame.attack as Data) };
    default:
      return frame;
  }
}

/** Frames also lie in others, which speak of them. */
function throughout(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(throughout);
  if (typeof part !== 'object' || part === null) return part;
  const inner = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, throughout(value)]));
  return typeof inner.p === 'string' ? grown(inner) : inner;
}

export function vipersByClass(state: MachineState): MachineState {
  const { areas, reserves, destroyed, damagedVipers, players } = state as MachineState & TableOfVersion5;
  const now = {
    ...state,
    areas: Object.fromEntries(
      Object.entries(areas).map(([name, area]) => [name, { ...area, vipers: plain(area.vipers) }]),
    ),
    reserves: { ...reserves, vipers: plain(reserves.vipers) },
    destroyed: { ...destroyed, vipers: plain(destroyed.vipers) },
    damagedVipers: plain(damagedVipers),
    players: players.map((player) => ({ ...player, piloting: manned(player.piloting) })),
    stack: throughout(state.stack),
    questions: throughout(state.questions),
    later: throughout((state as unknown as Data).later),
    inForce: throughout((state as unknown as Data).inForce),
  };
  return now as MachineState;
}
