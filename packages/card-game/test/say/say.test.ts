import { describe, expect, it } from 'vitest';
import { cards, kindOf, module, pending, type TargetKind } from '../../src';
import { rules } from '../../src/rules';
import { cardText } from '../../src/say';
import { asks } from '../../src/say/en/asks';
import { startScenario } from '../../src/scenario';
import { randomGame } from '../support/random-game';

const textOf = (code: string) => cardText(cards[kindOf(code) ?? -1]).text;

describe('the text of a card', () => {
  it('is printed from what it does', () => {
    expect(textOf('BSG1-122')).toBe('Commit this: Target Pilot unit has +2 power this phase.');
    expect(textOf('BSG1-060')).toBe('Resolve: 3 Politician units. Gain 5 influence.');
    expect(textOf('BSG1-024')).toBe('Target opponent chooses one: commit a ship; or sacrifice a personnel.');
    expect(textOf('BSG1-001')).toBe(
      'When you are challenged, you may exhaust this. If you do, ready target personnel. When the challenge ends, commit it.',
    );
    expect(textOf('BSG1-121')).toBe(
      'When a ship you control comes into play, you may commit this. If you do, ready that unit.',
    );
    expect(textOf('BSG2-092')).toBe(
      'Commit this: Commit target personnel. Cylon threat: Each player chooses an opponent; that player sacrifices a personnel.',
    );
    expect(textOf('BSG2-009')).toBe(
      'Target unit has +1 power this phase for each supply card in target resource stack you control.',
    );
    expect(textOf('BSG2-031')).toBe(
      'Target personnel has +1 power and Scramble this phase. Then draw 1 card.',
    );
    expect(textOf('BSG2-059')).toContain(
      'When a Cylon threat defeats a personnel you control, gain 2 influence.',
    );
    expect(textOf('BSG2-066')).toContain(
      'When the linked unit is defending and defeats the challenger, gain X influence, X being the difference of the totals.',
    );
    expect(textOf('BSG2-069')).toContain('When the linked unit defeats a Cylon threat, gain 1 influence.');
    expect(textOf('BSG2-074')).toContain(
      'Commit the linked unit: Exhaust target resource stack you control. Take another action after this one. A card that you play in that action costs 1 less of one resource.',
    );
    expect(textOf('BSG2-115')).toBe(
      'When a challenge ends that this began while you controlled an alert unit with the title Boomer, you may ready this. Once a turn.',
    );
    expect(textOf('BSG1-107')).toBe(
      'Cylon threat: Each player puts the top card of their deck into their discard pile.',
    );
  });

  it('is there for every card that does something, in whole sentences', () => {
    for (const card of cards) {
      const { text } = cardText(card);
      const silent =
        card.abilities.length === 0 && !card.plan && card.red.length === 0 && card.keywords.length === 0;
      expect(text === '', card.id).toBe(silent);
      if (!silent) expect(text, card.id).toMatch(/^[A-Z].*\.$/);
      expect(text, card.id).not.toMatch(/undefined|\[object|\ba [aeio]| {2}/);
    }
  });
});

describe('questions and facts', () => {
  it('tell the texts of one card apart, and a card that answers by its name', async () => {
    const words = await module.words('en');
    const { state } = startScenario(`
name: two texts
given: { first: 0, players: [{ alert: [BSG1-119, press-junket], reserve: [shuttle-diplomacy] }, {}] }
then: { asked: { who: 0 } }
`);
    const [question] = pending(state);
    const said = question.options.map((option) =>
      words.option(question, option, module.view(state, question.seat)),
    );
    expect(said.map(({ whatHappens }) => whatHappens)).toEqual(
      expect.arrayContaining([
        "Commit this: Put target alert unresolved mission into its owner's reserve area.",
        'Commit this: Ready target mission.',
      ]),
    );
    const answers = { id: 'tightening-the-noose:5:0' };
    expect(words.option(question, answers, module.view(state, 0)).label).toBe('Tightening the Noose');
  });

  it('say which card asks, and for what', async () => {
    const words = await module.words('en');
    const asked = (given: string) => {
      const { state } = startScenario(`{ name: a question, given: ${given}, then: { asked: { who: 0 } } }`);
      const [question] = pending(state);
      const view = module.view(state, question.seat);
      const labels = question.options.map((option) => words.option(question, option, view).label);
      return [words.question(question, view), ...labels];
    };
    const stranded = '{ start: { play: stranded }, players: [{ base: hangar-bay, supply: 3 }, REST] }';
    expect(asked(stranded.replace('REST', '{ reserve: [helo-karl-agathon, boomer-saboteur] }'))).toEqual([
      'Stranded: choose a reserve personnel.',
      'Helo, Karl Agathon',
      'Boomer, Saboteur',
    ]);
    const setback = '{ start: { play: downed-pilot, by: 0 }, players: [{ supply: 1 }, REST] }';
    expect(asked(setback.replace('REST', '{ alert: [raptor-101, boomer-saboteur] }'))).toEqual([
      'Downed Pilot: what do you choose?',
      'Commit a ship',
      'Sacrifice a personnel',
    ]);
    const grounded = '{ start: { play: grounded, by: 0 }, players: [{ supply: 2 }, REST] }';
    expect(asked(grounded.replace('REST', '{ alert: [raptor-101, boomer-saboteur] }'))).toContain(
      'Commit every alert personnel you control',
    );
    const red =
      '{ threats: [{ card: hunting-raider, by: 0 }, { card: BSG2-147, by: 1 }], players: [REST, {}] }';
    expect(asked(red.replace('REST', '{ alert: [raptor-101, raptor-227] }'))[0]).toBe(
      'Cruising Heavy Raider: commit a ship. Which of your cards?',
    );
  });

  it('tell what a card may do before one says yes', async () => {
    const words = await module.words('en');
    const { state } = startScenario(`
name: a base may answer
given:
  phase: cylon
  first: 0
  players:
    - { base: BSG2-002, alert: [hunting-raider, raptor-101, raptor-227], reserve: [scouting-raider], deck: [cag] }
    - { alert: [colonial-viper-113, helo-karl-agathon], deck: [centurion-slayer] }
then: { asked: { who: 0, ask: may-answer } }
`);
    const [question] = pending(state);
    const view = module.view(state, question.seat);
    const said = question.options.map((option) => words.option(question, option, view));
    expect(said).toEqual([{ label: 'Yes', whatHappens: textOf('BSG2-002') }, { label: 'No' }]);
  });

  it('name what is given up for a jump, and what it lies beneath', async () => {
    const words = await module.words('en');
    const { state } = startScenario(`
name: a jump
given:
  first: 0
  threats: [{ card: BSG1-103, by: 0 }, { card: BSG1-103, by: 1 }]
  players: [{ assets: [{ card: raptor-101, supply: [condition-one] }] }, {}]
then: { asked: { who: 0 } }
`);
    const [question] = pending(state);
    const view = module.view(state, question.seat);
    expect(question.options.map((option) => words.option(question, option, view).label)).toEqual([
      'Raptor 101',
      'Condition One, from beneath Raptor 101',
    ]);
  });

  it('tell whom and what was chosen, whatever sort of thing it is', async () => {
    const words = await module.words('en');
    const { state } = startScenario('{ name: a table, then: { asked: nobody } }');
    const view = module.view(state, null);
    const said = (of: TargetKind, target: unknown) =>
      words.fact({ fact: 'targeted', seat: 0, name: 'target', of, target, rule: 'ccg.play.announce' }, view);
    expect(said('player', 1)).toBe('Chosen: Player 1.');
    expect(said('discard', kindOf('cag'))).toBe('Chosen: CAG.');
    expect(said('in-stack', [7, kindOf('boomer-saboteur')])).toBe('Chosen: Boomer, Saboteur.');
    expect(said('unit', [])).toBe('');
    expect(said('stack', state.players[0].stacks[0].handle)).toBe("Chosen: Captain's Quarters.");
  });

  it('have words, whatever is asked', () => {
    const known = Object.keys(asks);
    expect(rules.asks().filter((ask) => !known.includes(ask))).toEqual([]);
  });

  it('are told to everybody in random games', async () => {
    const words = await module.words('en');
    const { facts, state } = randomGame(2, { mixed: true, players: 3 }, (s) => {
      const [question] = pending(s);
      const view = module.view(s, question.seat);
      expect(words.question(question, view)).toMatch(/[.?]$/);
      for (const option of question.options) {
        const { label, whatHappens } = words.option(question, option, view);
        expect(label).not.toBe('');
        // What is laid down to pay with has no text any more.
        if (question.ask === 'resource') expect(whatHappens).toBeUndefined();
      }
    });
    for (const seat of [0, null]) {
      const view = module.view(state, seat);
      for (const fact of module.factsFor(facts, seat))
        expect(words.fact(fact, view)).toMatch(/^$|^[A-Z.].*\.$/);
      expect(words.zones?.(view).length).toBeGreaterThan(1);
    }
  });
});
