import type { Answer, Work } from './work.ts';

/** For work on our own data, which nobody outside can make too large: that it was not done is our fault, and thrown. */
export function doneApart<Do extends (question: never) => unknown>(
  { name }: Work<Do>,
  answer: Answer<Do>,
): Awaited<ReturnType<Do>> {
  if (!answer.ok) throw new Error(`${name} apart: ${answer.code}`);
  return answer.value;
}
