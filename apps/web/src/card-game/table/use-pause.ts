import { useEffect } from 'react';

/** Milliseconds before an answer that nobody had to think about, and how much longer it may take. */
const [shortest, spread] = [450, 500];

/** Answers a question here, once, after a pause that tells nothing. */
export function useAnswerAfterPause(isDue: boolean, question: number | undefined, answer: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question.
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(answer, shortest + Math.random() * spread);
    return () => clearTimeout(timer);
  }, [isDue, question]);
}
