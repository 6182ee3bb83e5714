import type { Said } from '@ragtag/protocol';
import { talk } from '../words';

/** What somebody is called who spoke by name alone; whoever has no seat may not pass for somebody who has. */
export const nameIn = ({ name, unseated }: Said) => (unseated ? talk.unseated(name) : name);
