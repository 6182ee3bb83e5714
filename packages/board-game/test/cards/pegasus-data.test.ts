import { describe, expect, it } from 'vitest';
import { base } from '../../src/cards/base';
import { rankIn } from '../../src/cards/base/succession';
import { pegasus } from '../../src/cards/pegasus';
import { galacticaTokens, hullOf, locationCards, loyaltyCards, skillKinds } from '../../src/cards/tables';
import { skills } from '../../src/terms';
import { countLoyalty, dealtLoyalty, setUp } from '../support/set-up';
import { counted, unpacked } from '../support/unpacked';

const copies = (cards: readonly { readonly copies?: number }[] = []) =>
  cards.reduce((sum, card) => sum + (card.copies ?? 1), 0);

describe('the Pegasus box', () => {
  it('holds so many cards of each deck', () => {
    expect(pegasus.crisis?.filter(({ contents }) => contents === undefined)).toHaveLength(20);
    expect(pegasus.crisis?.filter(({ kind }) => kind === 'cylon-attack')).toHaveLength(3);
    expect(pegasus.destination).toHaveLength(5);
    expect(pegasus.quorum).toHaveLength(9);
    expect(pegasus['super-crisis']).toHaveLength(5);
    expect(pegasus['galactica-damage']).toHaveLength(4);
    expect(pegasus.location?.filter(({ board }) => board === 'pegasus')).toHaveLength(4);
    expect(pegasus.location?.filter(({ board }) => board === 'cylon')).toHaveLength(4);
    expect(pegasus.character?.filter(({ type }) => type !== 'cylon-leader')).toHaveLength(4);
  });

  it('holds 58 skill cards of 17 names', () => {
    expect(pegasus.skill).toHaveLength(17);
    const of = (skill: string) => copies(pegasus.skill?.filter((card) => card.skill === skill));
    expect(skills.map(of)).toEqual([12, 5, 5, 5, 5, 26]);
  });
});

describe('a game with Pegasus', () => {
  const options = { players: 4, pegasus: true };

  it('has these decks, a sixth of skill cards among them (setup.pegasus.cards, setup.board.skill-decks-treachery)', () => {
    const has = counted(unpacked(options));
    expect(has).toEqual({
      crisis: 90,
      super: 10,
      quorum: 26,
      destination: 27,
      skills: [26, 26, 26, 26, 26, 26],
    });
    expect(counted(unpacked({ players: 4 }))).toMatchObject({ crisis: 70, super: 5, quorum: 17 });
  });

  it('plays her Investigative Committee in place of the other (setup.pegasus.investigative-committee)', () => {
    const ids = unpacked(options).decks.skill[skills.indexOf('politics')].draw.map(
      (k) => skillKinds[k].card.id,
    );
    expect(ids).not.toContain('investigative-committee');
    expect(ids.filter((id) => id === 'investigative-committee-pegasus')).toHaveLength(7);
  });

  it('has treachery of her own box alone (setup.pegasus.treachery-own)', () => {
    const { draw } = unpacked(options).decks.skill[skills.indexOf('treachery')];
    expect(draw.every((kind) => skillKinds[kind].box === 'pegasus')).toBe(true);
    expect(draw).toHaveLength(26);
  });

  it('sorts the Agendas by their backs into two decks (setup.pegasus.agenda-decks)', () => {
    const decks = pegasus.agenda?.map(({ deck }) => deck) ?? [];
    expect(decks.filter((deck) => deck === 'sympathetic')).toHaveLength(6);
    expect(decks.filter((deck) => deck === 'hostile')).toHaveLength(6);
    expect(decks).toHaveLength(12);
    expect(new Set(pegasus.agenda?.map(({ id }) => id)).size).toBe(12);
  });

  it('keeps her damage tokens apart (setup.pegasus.damage-tokens)', () => {
    const { galacticaDamage, pegasusDamage = [] } = unpacked(options);
    expect(pegasusDamage.map((token) => hullOf(galacticaTokens[token]))).toEqual(Array(4).fill('pegasus'));
    expect(galacticaDamage.pile.every((token) => hullOf(galacticaTokens[token]) === 'galactica')).toBe(true);
    expect(unpacked({ players: 4 }).pegasusDamage).toBeUndefined();
  });

  it('begins with a Destiny deck of 12, two of each type (setup.destiny.twelve)', () => {
    const { destiny } = setUp({ players: 3, pegasus: true }, 1).state.decks;
    const of = (type: number) => destiny.filter((kind) => skillKinds[kind].deck === type).length;
    expect(skills.map((_, type) => of(type))).toEqual([2, 2, 2, 2, 2, 2]);
  });

  it('has 2 basestars, whatever they are made of (setup.components.upgraded-pieces-replace)', () => {
    expect(unpacked(options).basestars).toHaveLength(2);
  });

  it('builds the Loyalty deck by the table without Leaders (setup.pegasus.no-leader-cards)', () => {
    const { state } = setUp({ players: 5, pegasus: true }, 1, [
      'laura-roslin',
      'saul-tigh',
      'kara-starbuck-thrace',
      'tom-zarek',
      'william-adama',
    ]);
    const all = [...state.decks.loyalty, ...dealtLoyalty(state)];
    expect(countLoyalty(all)).toMatchObject({ cylon: 2, human: 8 });
  });

  it('has no New Caprica board where the voyage ends at Kobol (setup.pegasus.no-new-caprica)', () => {
    const { options: played } = unpacked(options);
    expect(played.newcaprica).toBe(false);
    const boards = new Set(locationCards.filter(({ box }) => box === 'pegasus').map(({ board }) => board));
    expect([...boards].filter((board) => board === 'pegasus')).toEqual(['pegasus']);
  });

  it('mixes one more Not-a-Cylon card with those of the base box', () => {
    const human = loyaltyCards.findIndex(({ id }) => id === 'you-are-not-a-cylon');
    expect(pegasus.reprint).toEqual([
      { of: 'loyalty', id: 'you-are-not-a-cylon', box: 'pegasus', copies: 1 },
    ]);
    expect(base.loyalty?.some(({ id }) => id === loyaltyCards[human].id)).toBe(true);
  });
});

describe('the lines of succession with Pegasus', () => {
  const first = (title: 'admiral' | 'president', ...characters: string[]) =>
    [...characters].sort((a, b) => rankIn(title, a) - rankIn(title, b));

  it('of the Admiral (titles.succession.admiral-pegasus)', () => {
    const line = [
      'helena-cain',
      'william-adama',
      'saul-tigh',
      'karl-helo-agathon',
      'lee-apollo-adama',
      'anastasia-dee-dualla',
      'kara-starbuck-thrace',
      'louanne-kat-katraine',
      'sharon-boomer-valerii',
      'chief-galen-tyrol',
      'tom-zarek',
      'ellen-tigh',
      'gaius-baltar',
      'laura-roslin',
    ];
    expect(first('admiral', ...[...line].reverse())).toEqual(line);
  });

  it('of the President (titles.succession.president-pegasus)', () => {
    const line = [
      'laura-roslin',
      'gaius-baltar',
      'tom-zarek',
      'ellen-tigh',
      'lee-apollo-adama',
      'william-adama',
      'karl-helo-agathon',
      'chief-galen-tyrol',
      'helena-cain',
      'anastasia-dee-dualla',
      'sharon-boomer-valerii',
      'saul-tigh',
      'kara-starbuck-thrace',
      'louanne-kat-katraine',
    ];
    expect(first('president', ...[...line].reverse())).toEqual(line);
  });
});
