import {
  boards,
  place as placeName,
  resources as resourceNames,
  skills as skillNames,
} from '../../say/en/names';
import { anyPlayer } from '../../say/en/players';
import { does, listed, person, statement } from '../../say/en/words';
import type { BoardName, Resource, Skill } from '../../terms';
import { list, optional, text, word } from '../shape';
import { board, filter, location, resource, ruling, skill, who } from '../shape-words';
import type { Effect, EffectOf, PlayerFilter, RulingBy, Who } from '../types';
import { follows, same, type VerbFamily } from '../verb-face';

/** Choices that bind a name for what follows. */

declare module '../types' {
  interface Verbs {
    choosePlayer: {
      readonly as: string;
      readonly by: Who;
      readonly filter: readonly PlayerFilter[];
      readonly needs?: RulingBy<'permission'>;
    };
    chooseSkill: { readonly as: string; readonly by: Who; readonly among: readonly Skill[] };
    chooseResource: { readonly as: string; readonly by: Who; readonly among: readonly Resource[] };
    chooseLocation: {
      readonly as: string;
      readonly by: Who;
      /** Every ship of the humans where absent. */
      readonly board?: BoardName;
      readonly hazardous?: readonly string[];
      /** For somebody who leaves the Brig: on New Caprica, where Detention is meant. */
      readonly leaving?: 'brig';
    };
    remember: { readonly as: string; readonly who: Who };
  }
}

export const choosePlayer = (as: string, by: Who, ...filter: PlayerFilter[]): EffectOf<'choosePlayer'> => ({
  do: 'choosePlayer',
  as,
  by,
  filter,
});
/** A choice for which nobody is asked where what it is for is forbidden. */
export const ifAllowed = (
  needs: RulingBy<'permission'>,
  choice: EffectOf<'choosePlayer' | 'oneOf'>,
): Effect => ({
  ...choice,
  needs,
});
export const chooseSkill = (as: string, by: Who, among: readonly Skill[]): Effect => ({
  do: 'chooseSkill',
  as,
  by,
  among,
});
export const chooseResource = (as: string, by: Who, among: readonly Resource[]): Effect => ({
  do: 'chooseResource',
  as,
  by,
  among,
});
/** A location of Galactica that is not hazardous, or one of the hazardous ones named. */
export const chooseLocation = (as: string, by: Who, hazardous: readonly string[] = []): Effect => ({
  do: 'chooseLocation',
  as,
  by,
  board: 'galactica',
  hazardous,
});
/** The same, for somebody who leaves the Brig. */
export const chooseLocationOutside = (as: string, by: Who, hazardous: readonly string[] = []): Effect => ({
  do: 'chooseLocation',
  as,
  by,
  board: 'galactica',
  hazardous,
  leaving: 'brig',
});
/** A location of a board that is not hazardous, or one of the hazardous ones named. */
export const chooseLocationOn = (
  board: BoardName,
  as: string,
  by: Who,
  hazardous: readonly string[] = [],
): Effect => ({ do: 'chooseLocation', as, by, board, hazardous });
/** A location of any ship of the humans that is not hazardous. */
export const chooseLocationAnywhere = (as: string, by: Who): Effect => ({ do: 'chooseLocation', as, by });
/** Binds a name to whoever a role stands for now. */
export const remember = (as: string, who: Who): Effect => ({ do: 'remember', as, who });

export const choiceVerbs = {
  choosePlayer: {
    shape: { as: text, by: who, filter, needs: optional(ruling) },
    en(e, say) {
      const player = anyPlayer(e.filter, e.by);
      const clause = does(say, e.by, 'choose', player);
      // "who" would be read as the Admiral, or the card.
      return / (?:who|with|other than) /.test(player) ? clause : { ...clause, names: e.as };
    },
    implies: (e, c) => c.is === 'somebody' && same(c.filter, e.filter),
    weigh: follows,
    tries: (on, e) => on.players(e.filter),
  },
  chooseSkill: {
    shape: { as: text, by: who, among: list(skill) },
    en: (e, say) =>
      does(
        say,
        e.by,
        'choose',
        e.among.length >= 5
          ? 'a skill type'
          : listed(
              e.among.map((s) => skillNames[s]),
              'or',
            ),
      ),
    weigh: follows,
    tries: (_on, e) => e.among,
  },
  chooseResource: {
    shape: { as: text, by: who, among: list(resource) },
    en: (e, say) =>
      does(
        say,
        e.by,
        'choose',
        listed(
          e.among.map((r) => resourceNames[r]),
          'or',
        ),
      ),
    weigh: follows,
    tries: (_on, e) => e.among,
  },
  chooseLocation: {
    shape: {
      as: text,
      by: who,
      board: optional(board),
      hazardous: optional(list(location)),
      leaving: optional(word(['brig'], 'place')),
    },
    en: (e, say) =>
      does(
        say,
        e.by,
        'choose',
        listed(
          [
            ...(e.hazardous ?? []).map(placeName),
            `a location ${e.board === undefined ? 'of any ship' : boards[e.board].aboard} that is not hazardous`,
          ],
          'or',
        ),
      ),
    weigh: follows,
    // One is as good as another.
    tries: (on, e) => on.safeLocations(e.board ?? 'galactica').slice(0, 1),
  },
  remember: {
    shape: { as: text, who },
    en: (e, say) => statement(`${person(say, e.who).text} is remembered`),
    weigh: follows,
  },
} satisfies VerbFamily;
