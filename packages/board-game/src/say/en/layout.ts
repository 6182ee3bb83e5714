import type { Layout } from '../../effects/types';
import type { Area } from '../../terms';
import { areas } from './names';
import { count, listed } from './words';

type Kind = keyof NonNullable<Layout[Area]>;

const kinds: Readonly<Record<Kind, string>> = {
  basestars: 'basestar',
  raiders: 'raider',
  heavyRaiders: 'heavy raider',
  vipers: 'viper',
  civilians: 'civilian ship',
};

/** "fore: 1 basestar, 3 raiders; aft: 2 civilian ships". */
export function layout(ships: Layout): string {
  return (Object.keys(areas) as Area[])
    .flatMap((area) => {
      const here = ships[area];
      if (!here) return [];
      const found = (Object.keys(kinds) as Kind[]).flatMap((kind) => {
        const n = here[kind] ?? 0;
        return n > 0 ? [count(n, kinds[kind])] : [];
      });
      return [`${areas[area]}: ${listed(found)}`];
    })
    .join('; ');
}
