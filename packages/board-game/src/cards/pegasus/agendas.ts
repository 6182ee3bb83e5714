import {
  all,
  allInTheRed,
  any,
  at,
  damagedOn,
  distanceAtMost,
  hasBeenExecuted,
  hasPlayedSuperCrisis,
  humanShipsLost,
  infiltrating,
  not,
  resourceAtMost,
  resourcesApart,
} from '../../effects/build';
import type { AgendaDeck, Side } from '../../terms';
import type { AgendaCard } from '../types';

const agenda =
  (deck: AgendaDeck) =>
  (id: string, name: string, winWith: Side, wanted: AgendaCard['if']): AgendaCard => ({
    id,
    name,
    box: 'pegasus',
    when: 'agenda',
    copies: 1,
    deck,
    winWith,
    if: wanted,
  });

const hostile = agenda('hostile');
const sympathetic = agenda('sympathetic');

/** Goals of those who are on nobody's side. */
export const pegasusAgendas: readonly AgendaCard[] = [
  hostile('genocide', 'Genocide', 'cylons', all(resourceAtMost('food', 2), resourceAtMost('population', 2))),
  hostile(
    'grant-mercy',
    'Grant Mercy',
    'humans',
    any(resourceAtMost('population', 2), resourceAtMost('morale', 2), resourceAtMost('food', 2)),
  ),
  hostile('mutual-annihilation', 'Mutual Annihilation', 'humans', hasPlayedSuperCrisis('you')),
  hostile(
    'reduce-them-to-ruins',
    'Reduce Them to Ruins',
    'cylons',
    all(damagedOn(4, 'galactica', 'pegasus'), resourceAtMost('morale', 3)),
  ),
  hostile(
    'show-their-true-nature',
    'Show Their True Nature',
    'cylons',
    any(hasBeenExecuted('you'), at('you', 'brig'), at('you', 'detention')),
  ),
  hostile('siege-warfare', 'Siege Warfare', 'cylons', allInTheRed()),
  sympathetic(
    'convert-the-infidels',
    'Convert the Infidels',
    'humans',
    all(
      resourceAtMost('fuel', 3),
      resourceAtMost('food', 3),
      resourceAtMost('morale', 3),
      resourceAtMost('population', 3),
    ),
  ),
  sympathetic(
    'guide-them-to-destiny',
    'Guide Them to Destiny',
    'humans',
    resourcesApart('population', 'morale', 2),
  ),
  sympathetic(
    'join-the-colonials',
    'Join the Colonials',
    'humans',
    all(infiltrating('you'), not(at('you', 'brig')), not(at('you', 'detention'))),
  ),
  sympathetic('prove-their-worth', 'Prove Their Worth', 'humans', humanShipsLost(5)),
  sympathetic('salvage-their-equipment', 'Salvage their Equipment', 'cylons', not(damagedOn(3, 'galactica'))),
  sympathetic('the-illusion-of-hope', 'The Illusion of Hope', 'cylons', not(distanceAtMost(5))),
];
