import type { CheckSpec, Layout } from '../effects/types';
import type { BoxName, CylonIcon } from '../terms';
import type { AttackSpec, CrisisCard, InPlay } from './types';

interface Icons {
  /** Icon at the bottom left: which Cylon ships are activated. */
  readonly cylons: readonly CylonIcon[];
  /** Icon at the bottom right: the fleet prepares to jump. */
  readonly jump: boolean;
}

interface AttackLaidOut {
  readonly activate: readonly CylonIcon[];
  readonly ships: Layout;
  readonly special: AttackSpec['special'];
  readonly inPlay?: InPlay;
}

/** The three kinds of Crisis card, of one box. */
export const crisisKinds = (box: BoxName) => ({
  /** Somebody picks one of two boxes. */
  choice: (
    id: string,
    name: string,
    chooser: NonNullable<CrisisCard['chooser']>,
    card: Icons &
      Required<Pick<CrisisCard, 'top' | 'bottom'>> & { readonly copies?: number; readonly when?: string },
  ): CrisisCard => ({ id, name, box, copies: 1, kind: 'choice', chooser, ...card }),

  /** Everybody takes a skill check. */
  crisisCheck: (
    id: string,
    name: string,
    card: Icons & { readonly check: CheckSpec; readonly distance?: number; readonly inPlay?: InPlay },
  ): CrisisCard => ({ id, name, box, copies: 1, kind: 'skill-check', ...card }),

  /** Cylon ships are activated, more ships arrive, and a special rule follows. */
  cylonAttack: (id: string, name: string, { inPlay, ...attack }: AttackLaidOut): CrisisCard => ({
    id,
    name,
    box,
    // rule: setup.cylonfleet.attacks-out
    when: box === 'base' ? 'not cylonfleet' : `${box} and not cylonfleet`,
    copies: 1,
    kind: 'cylon-attack',
    attack,
    cylons: [],
    jump: false,
    ...(inPlay && { inPlay }),
  }),
});
