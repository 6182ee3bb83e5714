import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Fact } from '@ragtag/kernel';
import type { Chapter, StoredAnswer } from './store';
import { writtenOnce } from './written-once';

/** How games lie in a store: states and chapters packed, answers as short lists. */

type ShortAnswer = readonly [
  seat: number,
  question: number,
  by: StoredAnswer['by'],
  picks: readonly string[],
];

const long = ([seat, question, by, picks]: ShortAnswer): StoredAnswer => ({ seat, question, picks, by });

/** Answers are stored again with each that follows, until the state is stored as a whole. */
const answerText = writtenOnce(
  ({ seat, question, by, picks }: StoredAnswer) => `[${seat},${question},"${by}",${JSON.stringify(picks)}]`,
);

export function answersText(answers: readonly StoredAnswer[]): string {
  return `[${answers.map(answerText).join()}]`;
}

export function answersIn(text: unknown): StoredAnswer[] {
  return typeof text === 'string' ? (JSON.parse(text) as ShortAnswer[]).map(long) : [];
}

/** States and chapters are a few kilobytes, and many: quickly rather than tightly. */
const level = 3;

export const packedText = (text: string) => deflateRawSync(text, { level });
const unpacked = (bytes: Uint8Array) => JSON.parse(inflateRawSync(bytes).toString('utf8')) as unknown;

export const stateText = (state: unknown) => JSON.stringify(state);
export const packedState = (state: unknown) => packedText(stateText(state));

/** A state of this build, or of one that stored it as text; undefined if it is damaged. */
export function stateIn(stored: unknown): unknown {
  if (stored === null) return null;
  try {
    return typeof stored === 'string' ? JSON.parse(stored) : unpacked(stored as Uint8Array);
  } catch {
    return undefined;
  }
}

export function chapterText({ answers, facts }: Chapter): string {
  return `[${answersText(answers)},${JSON.stringify(facts)}]`;
}

export const packedChapter = (chapter: Chapter) => packedText(chapterText(chapter));

export function chapterIn(till: number, bytes: Uint8Array): Chapter {
  const [answers, facts] = unpacked(bytes) as [ShortAnswer[], Fact[]];
  return { till, answers: answers.map(long), facts };
}
