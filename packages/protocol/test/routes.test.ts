import { describe, expect, it } from 'vitest';
import { ClientMessage, PersonName, pathOf, routes, Say } from '../src';

describe('routes', () => {
  it('name every parameter of their path', () => {
    for (const [name, route] of Object.entries(routes)) {
      const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
      const declared = 'params' in route ? Object.keys(route.params.shape) : [];
      expect(declared, name).toEqual(inPath);
    }
  });

  it('differ in method or path', () => {
    const requests = Object.values(routes).map(({ method, path }) => `${method} ${path}`);
    expect(new Set(requests).size).toBe(requests.length);
  });

  it('fill in parameters', () => {
    expect(pathOf(routes.sit.path, { table: 'a/b', seat: 3 })).toBe('/api/tables/a%2Fb/seats/3/sit');
  });
});

describe('messages', () => {
  it('take a well-formed answer and drop what does not belong', () => {
    const given = { type: 'answer', epoch: 0, question: 3, picks: ['pass'], seat: 2 };
    expect(ClientMessage.parse(given)).toEqual({ type: 'answer', epoch: 0, question: 3, picks: ['pass'] });
  });

  it('refuse names without letters and words with control characters', () => {
    expect(PersonName.safeParse('   ').success).toBe(false);
    expect(PersonName.safeParse('a\u202Eb').success).toBe(false);
    expect(Say.safeParse({ text: 'a\u0000b' }).success).toBe(false);
    expect(PersonName.parse('  Ada  ')).toBe('Ada');
  });
});
