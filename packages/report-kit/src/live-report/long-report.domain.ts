import type { Report } from '@proverka/contract/report';

/** A page of so much text takes a render process about a fifth of a second, in which it answers nobody else. */
const MOST_CHARACTERS = 400_000;

/** Too long for a server that renders many pages: the browser renders it alone. Counts no further than it must. */
export function isLong({ findings, extracts }: Pick<Report, 'findings' | 'extracts'>): boolean {
  return exceeds([findings, extracts], MOST_CHARACTERS);
}

function exceeds(value: unknown, most: number): boolean {
  let left = most;
  const waiting: unknown[] = [value];
  while (waiting.length > 0 && left >= 0) {
    const next = waiting.pop();
    if (typeof next === 'string') left -= next.length;
    else if (typeof next === 'object' && next !== null) waiting.push(...Object.values(next));
    else left -= 1;
  }
  return left < 0;
}
