import type { Fact } from '@ragtag/kernel';
import { useEffect, useRef } from 'react';
import type { GameTable } from '../half';
import { allowSound, play } from './player';
import { word, yourTurn } from './score';

interface Heard {
  /** What is being shown, and the game that says how it sounds. */
  readonly beat?: Fact | null;
  readonly game?: GameTable;
  /** A decision waits. */
  readonly ready?: boolean;
  /** How much has been said. */
  readonly words: number;
}

/** Lets the table be heard: what happens, what is said, and that a decision waits. */
export function useSounds({ beat = null, game, ready = false, words }: Heard): void {
  useEffect(allowSound, []);
  useEffect(() => {
    const sound = beat && game?.showing.sound(beat);
    if (sound && game) play(game.sounds[sound]);
  }, [beat, game]);
  const waited = useRef(false);
  useEffect(() => {
    if (ready && waited.current) play(yourTurn);
    waited.current = !ready;
  }, [ready]);
  const heard = useRef(words);
  useEffect(() => {
    if (words > heard.current) play(word);
    heard.current = words;
  }, [words]);
}
