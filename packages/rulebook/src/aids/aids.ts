import type { Selection } from '@ragtag/board-game';
import { allSections } from '../compiler/walk.ts';
import type { ElementContent, RootContent } from '../markdown-tree.ts';
import type { Rulebook, Section } from '../model.ts';
import { nodesHast } from '../render/html.ts';
import { forOptions, rulebook } from '../rulebook.ts';
import { attackGrid } from './attack-grid.ts';
import { compact } from './compact.ts';
import { jumpTrackTable } from './jump-track.ts';
import { type AidPlan, aidPlans, type PartPlan } from './plans.ts';

/** One part of an aid under its heading. */
export interface AidPart {
  readonly title: string;
  readonly depth: 2 | 3;
  readonly checklist: boolean;
  /** Over all columns. */
  readonly wide: boolean;
  /** On which half of a sheet that is cut in two. */
  readonly half?: 1 | 2;
  readonly content: readonly ElementContent[];
}

/** A sheet to keep at hand, for one configuration. */
export interface Aid {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly parts: readonly AidPart[];
}

/** Every aid that says something for these options, made from what the book says for them. */
export function aidsFor(selection: Selection): Aid[] {
  // A sheet is for the game on the table: what is not played with stays in the book.
  const book = forOptions(rulebook, { ...selection, variants: false, help: false });
  return aidsFrom(aidPlans, book);
}

/** The aids of some plans that a book has something for. */
export function aidsFrom(plans: readonly AidPlan[], book: Rulebook): Aid[] {
  const sections = new Map(allSections(book.chapters).map((section) => [section.id, section]));
  return plans.map((plan) => aidFrom(plan, sections)).filter(({ parts }) => parts.length > 0);
}

function aidFrom({ id, title, about, parts }: AidPlan, sections: ReadonlyMap<string, Section>): Aid {
  const found = parts.flatMap((part) => {
    const section = sections.get(part.section);
    return section ? partsFrom(part, section, 2) : [];
  });
  return { id, title, about, parts: found.filter(({ content }) => content.length > 0) };
}

function partsFrom(plan: PartPlan, section: Section, depth: 2 | 3): AidPart[] {
  const checklist = plan.look === 'checklist';
  const title = plan.title ?? section.title;
  const body = compact(section.body);
  const grid = plan.look === 'attack-grid' ? section.body.find(({ type }) => type === 'table') : undefined;
  // A small card has room for the grid alone.
  const beside = grid && plan.half ? [] : body;
  const rest = grid ? beside.filter(({ type }) => type !== 'table') : body;
  const special: readonly ElementContent[] = [
    ...(grid ? [attackGrid(grid)] : []),
    ...(plan.look === 'jump-track' ? [jumpTrackTable()] : []),
  ];
  const own: AidPart = {
    title,
    depth,
    checklist,
    wide: special.length > 0 || hasWideTable(body),
    ...(plan.half && { half: plan.half }),
    content: [...special, ...withoutSpace(nodesHast(rest))],
  };
  // What has nothing to say itself gets no heading, and leaves its depth to what is below it.
  const below = own.content.length > 0 ? 3 : depth;
  const inner = plan.alone
    ? []
    : section.sections.flatMap((part) =>
        partsFrom({ section: part.id, ...(checklist && { look: 'checklist' as const }) }, part, below),
      );
  return [own, ...inner];
}

const widestInColumn = 60;

/** Whether a table needs more room than a column has: its lines are long. */
function hasWideTable(nodes: readonly RootContent[]): boolean {
  return nodes.some((node) => node.type === 'table' && JSON.stringify(node).length > widestInColumn * 100);
}

const withoutSpace = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.filter((node) => node.type !== 'text' || node.value.trim() !== '');
