import { expect, it } from 'vitest';
import { readConfig } from '../src/config';

const read = (env: Record<string, string>) => readConfig(env, '/nowhere');

it.each(['DATABASE_URL', 'SMTP_URL'])('%s that is no address is refused without being repeated', (name) => {
  const scheme = name === 'SMTP_URL' ? 'smtps' : 'postgres';
  const message = (value: string) => {
    try {
      read({ [name]: value });
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(message(`${scheme}://ragtag:se%3Fcret@host/name`)).toBe('');
  for (const bad of [`${scheme}://ragtag:se?cret@host/name`, `ftp://ragtag:se?cret@host`]) {
    expect(message(bad)).toContain(name);
    expect(message(bad)).not.toMatch(/se.cret/);
  }
});

it('names are listed with commas in between, and spaces where somebody likes them', () => {
  expect(read({ ALLOWED_HOSTS: 'ragtag.example, localhost,' }).allowedHosts).toEqual([
    'ragtag.example',
    'localhost',
  ]);
});
