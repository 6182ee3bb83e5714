import { describe, expect, it } from 'vitest';
import type { Conflict, Picked } from '../../src';
import { chosenIn, plainSetting, readSelection, writeSelection } from '../../src/options';

const unknown = (selection: Picked): Conflict[] =>
  Object.keys(selection).flatMap((option) =>
    option === 'weather' ? [{ option, because: 'None here.' }] : [],
  );

const read = (text: string) => readSelection(text, plainSetting, unknown);

describe('a selection', () => {
  it.each([
    ['', {}],
    ['?', {}],
    ['players=3,charms', { players: 3, charms: true }],
    ['?players=3&charms=false', { players: 3, charms: false }],
    [' players=3,  format=quick ', { players: 3, format: 'quick' }],
    ['note=a=b', { note: 'a=b' }],
    ['charms,charms=true', { charms: true }],
  ])('is read from "%s"', (text, selection) => {
    expect(read(text)).toEqual({ ok: true, selection });
  });

  it('is refused with everything that is wrong with it', () => {
    const parsed = read('weather=fine,players=3,players=4');
    expect(parsed).toEqual({
      ok: false,
      conflicts: [
        { option: 'weather', because: 'None here.' },
        { option: 'players', because: '"players" is given twice, as 3 and as 4. Keep one.' },
      ],
    });
  });

  it('is written without what goes without saying, in the order of the defaults', () => {
    const defaults = { players: 2, format: 'constructed', charms: false };
    const written = (selection: Picked) => writeSelection(chosenIn(selection, defaults));
    expect(written({ charms: true, players: 2, format: 'constructed' })).toBe('players=2,charms');
    expect(written({ format: 'quick', charms: false })).toBe('format=quick');
    expect(read(written({ players: 4, charms: true }))).toEqual({
      ok: true,
      selection: { players: 4, charms: true },
    });
  });
});
