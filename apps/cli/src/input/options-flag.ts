import { Option } from 'commander';

/** The flag for what is played with, which every command understands alike. */
export function optionsFlag(names: string, description: string): Option {
  return new Option(`${names} <list>`, description).default('', 'the base game');
}
