import { toString as plainText } from 'mdast-util-to-string';
import type { Problem } from '../compiler/problems.ts';
import { walk } from '../compiler/walk.ts';
import type { Rulebook } from '../model.ts';
import type { OptionSpace } from '../option-space.ts';
import { named } from './rules.ts';

/** Words for something that is not in every game. */
interface Subject {
  readonly words: RegExp;
  /** The games that have it. */
  readonly when: string;
  /** Sections that have to name it elsewhere too, to say that it is left out or passed over. */
  readonly except?: readonly string[];
}

const goals = 'loyalty-deck/agendas-and-motives';
const lines = 'titles/lines-of-succession';

const subjects: readonly Subject[] = [
  // Modes
  { words: /Loyalty|loyalties|Sleeper|Sympathi[sz]er|Not-a-Cylon/, when: 'not cooperative' },
  {
    words: /[Rr]evealed (?:as a )?Cylon|Cylon players?\b|[Hh]idden Cylon|Super Cris[ei]s|traitor/,
    when: 'not cooperative and not oneplayer',
  },
  { words: /lines? of succession|[Ss]tranded|first player/, when: 'not oneplayer' },
  { words: /\bassistant/, when: 'oneplayer' },
  // Characters
  { words: /\b(?:Helena )?Cain\b|\bEllen\b|\bKat\b|\bDee\b/, when: 'pegasus', except: [lines] },
  { words: /\bGaeta\b|\bTory\b|\bAnders\b|\bCally\b/, when: 'exodus', except: [lines] },
  {
    words: /\bHoshi\b|\bRomo\b|Hot Dog|\bCottle\b|\((?:Military|Political|Pilot|Support)\)/,
    when: 'daybreak',
  },
  {
    words: /Cylon Leaders?\b/,
    when: 'pegasus or daybreak',
    except: ['board-setup/cylon-leaders', 'leaders'],
  },
  { words: /\bCavil\b|\bLeoben\b|Caprica Six/, when: 'pegasus and cylonleader' },
  { words: /\bDoral\b|D'Anna|\bAthena\b|Simon O'Neill/, when: 'daybreak and cylonleader' },
  // Pieces and rules of boxes
  { words: /Treachery/, when: 'treachery', except: [goals] },
  { words: /Reckless|Airlock|Movement actions?\b|\bScar\b/, when: 'pegasus' },
  { words: /Pegasus CIC|Main Batteries|Engine Room|Sabotage/, when: 'pegasus' },
  { words: /\b[Ee]xecut(?:ed?|es|ions?|ing)\b(?! Order)/, when: 'execution' },
  { words: /Resistance HQ|Detention|Medical Center|Occupation Authority|Shipyard/, when: 'newcaprica' },
  { words: /occupation force/, when: 'newcaprica', except: ['components', 'board-setup'] },
  { words: /\bCAG\b|[Pp]ursuit/, when: 'cylonfleet', except: ['components', 'board-setup'] },
  { words: /\bmark VII\b/, when: 'cylonfleet', except: ['components', 'board-setup'] },
  {
    words: /[Tt]rauma|(?<!Make an )\bAll(?:y|ies)\b/,
    when: 'allies',
    except: ['components', 'board-setup', 'variants'],
  },
  { words: /Crossroads|disasters?\b/, when: 'allies', except: ['components', 'board-setup'] },
  { words: /Mood Pool/, when: 'allyseasons' },
  { words: /(?<!Encourage )Mutin(?:y|eer)|miracle|assault raptor|Quorum Chamber/i, when: 'daybreak' },
  { words: /\bMissions?\b(?! Specialist)/, when: 'demetrius', except: ['components'] },
  { words: /Agendas?\b/, when: 'agenda', except: [goals, 'board-setup', 'variants', 'titles', 'secrecy'] },
  { words: /Motives?\b/, when: 'infiltrator', except: ['variants'] },
  { words: /[Ii]nfiltrat/, when: 'infiltrator' },
  { words: /Personal Goal/, when: 'personalgoal', except: ['components', 'board-setup', 'variants'] },
  { words: /Final Five/, when: 'finalfive', except: ['components', 'board-setup', 'variants'] },
];

/** No passage speaks of what the game that it shows in does not have. */
export function subjectProblems(book: Rulebook, space: OptionSpace): Problem[] {
  const problems: Problem[] = [];
  const look = (text: string, where: string, conditions: readonly string[]): void => {
    for (const { words, when, except = [] } of subjects) {
      const found = words.exec(text)?.[0];
      if (found === undefined || except.some((id) => isWithin(where, id))) continue;
      const game = space.exception(space.truthOfAll(conditions), space.truthOf(when));
      if (game)
        problems.push({ where, what: `It speaks of "${found}", which is not there with ${named(game)}` });
    }
  };
  walk(book.chapters, {
    section: ({ section, conditions }) => look(section.title, section.id, conditions),
    node(node, _, { section, conditions }) {
      if (node.type === 'text') look(plainText(node), section.id, conditions);
    },
  });
  return problems;
}

const isWithin = (where: string, id: string): boolean => where === id || where.startsWith(`${id}/`);
