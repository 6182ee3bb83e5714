import { toHtml as serialise } from 'hast-util-to-html';
import type { ElementContent } from '../markdown-tree.ts';
import type { Rulebook } from '../model.ts';
import { documentStyle } from '../render/document-style.ts';
import { h } from '../render/element.ts';
import { ruleText } from '../rule-text.ts';
import { askedAbout } from './asked.ts';
import { type AbilityOf, type Component, componentPaths } from './component.ts';
import { mentionsIn } from './mentions.ts';

/** The pages of all components, and which of them each rule concerns. */
export interface Reference {
  readonly pages: Readonly<Record<string, string>>;
  /** Name and address of the components that a rule speaks of. */
  readonly concerns: Readonly<Record<string, readonly (readonly [name: string, href: string])[]>>;
}

const mostConcerned = 8;

/** A page for every card, character, location and token, with what the book says about it, and one that lists them. */
export function referencePages(components: readonly Component[], book: Rulebook): Reference {
  const paths = componentPaths(components);
  const mentions = mentionsIn(book, components);
  const concerns: Record<string, (readonly [string, string])[]> = {};
  const pages: Record<string, string> = { 'reference/index.html': indexPage(components, paths) };
  for (const component of components) {
    const path = paths.get(component) ?? '';
    const told = mentions(component);
    for (const { id } of told) {
      concerns[id] ??= [];
      if (concerns[id].length < mostConcerned) concerns[id].push([component.name, `/${path}`]);
    }
    const asked = component.deck === 'character' ? (askedAbout[component.id] ?? []) : [];
    pages[path] = page(component.name, [
      h('header', {}, [
        trail(component),
        h('h1', {}, [component.name]),
        h('p', { className: ['for'] }, [facts(component)]),
      ]),
      h('main', {}, [
        ...words(component),
        ...list('Rulings', rulings(component)),
        ...section(
          'What people ask',
          asked.map(([question, rule]) => [h('b', {}, [question]), ` ${ruleText(book, rule)} `, link(rule)]),
        ),
        ...section(
          'In the rulebook',
          told.map(({ id, text }) => [`${text} `, link(id)]),
        ),
      ]),
    ]);
  }
  return { pages, concerns };
}

const link = (id: string) => h('a', { href: `/rulebook#${id}`, title: id }, ['§']);

const named = (id: string) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

function trail({ deck }: Component): ElementContent {
  return h('p', {}, [
    h('a', { href: '/rulebook' }, ['Rulebook']),
    ' › ',
    h('a', { href: `/reference/index.html#${deck}` }, [named(deck)]),
  ]);
}

function facts({ box, deck, copies, type, setup, board }: Component): string {
  const also = [type, board].filter((each) => typeof each === 'string').map((each) => named(String(each)));
  return [
    named(deck),
    ...also,
    box === 'base' ? 'base game' : named(box),
    ...(copies > 1 ? [`${copies} copies`] : []),
    ...(typeof setup === 'string' ? [`begins: ${setup}`] : []),
  ].join(' · ');
}

/** What it does: a character's abilities one by one, of everything else its text. */
function words({ abilities = [], negative, deck, text }: Component): ElementContent[] {
  if (deck !== 'character') return text === '' ? [] : [h('p', {}, [text])];
  const skills = /Skills: [^.]*\./.exec(text)?.[0] ?? '';
  const ability = (each: AbilityOf) =>
    h('li', {}, [h('b', {}, [`${each.name ?? ''}.`]), ` ${each.effects?.join(' ') ?? ''}`]);
  return [
    h('p', {}, [skills]),
    h('h2', {}, ['Abilities']),
    h('ul', {}, abilities.map(ability)),
    ...(negative ? [h('h2', {}, ['Weakness']), h('ul', {}, [ability(negative)])] : []),
  ];
}

const rulings = ({ rulings: own = [], abilities = [], negative }: Component): string[] => [
  ...own,
  ...[...abilities, ...(negative ? [negative] : [])].flatMap(
    (each) => each.rulings?.map((ruling) => `${each.name}: ${ruling}`) ?? [],
  ),
];

const list = (title: string, lines: readonly string[]) =>
  section(
    title,
    lines.map((line) => [`${line.charAt(0).toUpperCase()}${line.slice(1)}.`]),
  );

function section(title: string, items: readonly (readonly (string | ElementContent)[])[]): ElementContent[] {
  if (items.length === 0) return [];
  return [
    h('h2', {}, [title]),
    h(
      'ul',
      {},
      items.map((item) => h('li', {}, item)),
    ),
  ];
}

function indexPage(components: readonly Component[], paths: ReadonlyMap<Component, string>): string {
  const decks = [...new Set(components.map(({ deck }) => deck))];
  return page('Cards, characters, locations and tokens', [
    h('header', {}, [
      h('p', {}, [h('a', { href: '/rulebook' }, ['Rulebook'])]),
      h('h1', {}, ['Everything in the boxes']),
      h('p', { className: ['for'] }, [`${components.length} cards, characters, locations and tokens`]),
    ]),
    h(
      'main',
      {},
      decks.flatMap((deck) => [
        h('h2', { id: deck }, [named(deck)]),
        h(
          'ul',
          { className: ['names'] },
          components
            .filter((each) => each.deck === deck)
            .map((each) =>
              h('li', {}, [
                h('a', { href: `/${paths.get(each)}` }, [each.name]),
                ...(each.box === 'base' ? [] : [h('small', {}, [` ${named(each.box)}`])]),
              ]),
            ),
        ),
      ]),
    ),
  ]);
}

const style = `${documentStyle}.names { columns: 3 12rem; column-gap: 2rem; padding: 0; list-style: none; }\n.names li { break-inside: avoid; padding-left: 1rem; text-indent: -1rem; }\n.names small { color: var(--dim); }\nmain h2 { margin: 2rem 0 .5rem; font-size: 1.25rem; }\n`;

function page(title: string, body: ElementContent[]): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<link rel="icon" href="data:,">',
    serialise(h('title', {}, [`${title} · Ragtag`])),
    `<style>${style}</style>`,
    '</head>',
    '<body>',
    serialise(body),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
