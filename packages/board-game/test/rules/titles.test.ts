import { describe, expect, it } from 'vitest';
import { characterCards } from '../../src';
import { successionLines } from '../../src/cards/base/succession';

describe('lines of succession', () => {
  const inBase = (title: 'president' | 'admiral') =>
    successionLines[title].filter((id) => characterCards.some((c) => c.id === id && c.box === 'base'));

  it('the Admiral of the base game (titles.succession.admiral-base, titles.succession.consistent)', () => {
    expect(inBase('admiral')).toEqual([
      'william-adama',
      'saul-tigh',
      'karl-helo-agathon',
      'lee-apollo-adama',
      'kara-starbuck-thrace',
      'sharon-boomer-valerii',
      'chief-galen-tyrol',
      'tom-zarek',
      'gaius-baltar',
      'laura-roslin',
    ]);
  });

  it('the President of the base game (titles.succession.president-base, titles.succession.consistent)', () => {
    expect(inBase('president')).toEqual([
      'laura-roslin',
      'gaius-baltar',
      'tom-zarek',
      'lee-apollo-adama',
      'william-adama',
      'karl-helo-agathon',
      'chief-galen-tyrol',
      'sharon-boomer-valerii',
      'saul-tigh',
      'kara-starbuck-thrace',
    ]);
  });

  const lineOf = (title: 'president' | 'admiral' | 'cag', boxes: readonly string[]) =>
    successionLines[title].filter((id) => characterCards.some((c) => c.id === id && boxes.includes(c.box)));

  it('the Admiral with Exodus (titles.succession.admiral-exodus)', () => {
    expect(lineOf('admiral', ['base', 'pegasus', 'exodus'])).toEqual([
      'helena-cain',
      'william-adama',
      'saul-tigh',
      'karl-helo-agathon',
      'felix-gaeta',
      'lee-apollo-adama',
      'anastasia-dee-dualla',
      'kara-starbuck-thrace',
      'louanne-kat-katraine',
      'sharon-boomer-valerii',
      'samuel-t-anders',
      'chief-galen-tyrol',
      'callandra-cally-tyrol',
      'tom-zarek',
      'ellen-tigh',
      'gaius-baltar',
      'tory-foster',
      'laura-roslin',
    ]);
  });

  it('the President with Exodus (titles.succession.president-exodus)', () => {
    expect(lineOf('president', ['base', 'pegasus', 'exodus'])).toEqual([
      'laura-roslin',
      'gaius-baltar',
      'tom-zarek',
      'tory-foster',
      'ellen-tigh',
      'lee-apollo-adama',
      'felix-gaeta',
      'william-adama',
      'karl-helo-agathon',
      'chief-galen-tyrol',
      'callandra-cally-tyrol',
      'helena-cain',
      'anastasia-dee-dualla',
      'sharon-boomer-valerii',
      'saul-tigh',
      'samuel-t-anders',
      'kara-starbuck-thrace',
      'louanne-kat-katraine',
    ]);
  });

  it('the Admiral with Daybreak (titles.succession.admiral-daybreak)', () => {
    expect(lineOf('admiral', ['base', 'pegasus', 'exodus', 'daybreak'])).toEqual([
      'helena-cain',
      'william-adama',
      'saul-tigh',
      'karl-helo-agathon',
      'felix-gaeta',
      'louis-hoshi',
      'tom-zarek-2',
      'lee-apollo-adama',
      'anastasia-dee-dualla',
      'karl-helo-agathon-2',
      'kara-starbuck-thrace',
      'louanne-kat-katraine',
      'sharon-boomer-valerii',
      'brendan-hot-dog-costanza',
      'samuel-t-anders',
      'chief-galen-tyrol',
      'callandra-cally-tyrol',
      'sherman-doc-cottle',
      'lee-adama',
      'tom-zarek',
      'ellen-tigh',
      'gaius-baltar-2',
      'gaius-baltar',
      'romo-lampkin',
      'tory-foster',
      'laura-roslin',
    ]);
  });

  it('the President with Daybreak (titles.succession.president-daybreak)', () => {
    expect(lineOf('president', ['base', 'pegasus', 'exodus', 'daybreak'])).toEqual([
      'laura-roslin',
      'gaius-baltar',
      'lee-adama',
      'tom-zarek',
      'romo-lampkin',
      'tory-foster',
      'ellen-tigh',
      'lee-apollo-adama',
      'tom-zarek-2',
      'felix-gaeta',
      'william-adama',
      'karl-helo-agathon',
      'chief-galen-tyrol',
      'gaius-baltar-2',
      'callandra-cally-tyrol',
      'sherman-doc-cottle',
      'helena-cain',
      'anastasia-dee-dualla',
      'louis-hoshi',
      'karl-helo-agathon-2',
      'sharon-boomer-valerii',
      'saul-tigh',
      'brendan-hot-dog-costanza',
      'samuel-t-anders',
      'kara-starbuck-thrace',
      'louanne-kat-katraine',
    ]);
  });

  it('the CAG with Exodus is that line without Daybreak (titles.succession.cag, titles.succession.consistent)', () => {
    expect(lineOf('cag', ['base', 'pegasus', 'exodus'])).toEqual([
      'lee-apollo-adama',
      'kara-starbuck-thrace',
      'louanne-kat-katraine',
      'sharon-boomer-valerii',
      'samuel-t-anders',
      'karl-helo-agathon',
      'william-adama',
      'helena-cain',
      'saul-tigh',
      'felix-gaeta',
      'anastasia-dee-dualla',
      'chief-galen-tyrol',
      'callandra-cally-tyrol',
      'tom-zarek',
      'ellen-tigh',
      'gaius-baltar',
      'tory-foster',
      'laura-roslin',
    ]);
  });

  it('the CAG with Daybreak (titles.succession.cag-daybreak)', () => {
    expect(lineOf('cag', ['base', 'pegasus', 'exodus', 'daybreak'])).toEqual([
      'lee-apollo-adama',
      'kara-starbuck-thrace',
      'louanne-kat-katraine',
      'karl-helo-agathon-2',
      'sharon-boomer-valerii',
      'brendan-hot-dog-costanza',
      'samuel-t-anders',
      'lee-adama',
      'karl-helo-agathon',
      'william-adama',
      'helena-cain',
      'saul-tigh',
      'felix-gaeta',
      'anastasia-dee-dualla',
      'louis-hoshi',
      'tom-zarek-2',
      'chief-galen-tyrol',
      'callandra-cally-tyrol',
      'sherman-doc-cottle',
      'tom-zarek',
      'ellen-tigh',
      'gaius-baltar-2',
      'gaius-baltar',
      'tory-foster',
      'romo-lampkin',
      'laura-roslin',
    ]);
  });
});
