import type { BoardFact } from '@ragtag/board-game';
import { useEffect, useRef } from 'react';
import { allowSound, play } from './player';
import { soundOf } from './score';

/** Lets the table be heard: what happens, what is said, and that a decision waits. */
export function useSounds(beat: BoardFact | null, ready: boolean, words: number): void {
  useEffect(allowSound, []);
  useEffect(() => {
    const sound = beat && soundOf(beat);
    if (sound) play(sound);
  }, [beat]);
  const waited = useRef(false);
  useEffect(() => {
    if (ready && waited.current) play('your-turn');
    waited.current = !ready;
  }, [ready]);
  const heard = useRef(words);
  useEffect(() => {
    if (words > heard.current) play('word');
    heard.current = words;
  }, [words]);
}
