import type { Holder } from '@proverka/contract/extract';
import { holderLines } from '@proverka/words/extract-words';
import type { Fact } from '@proverka/extract/facts/fact';
import type { Cell } from './pdf-view.ts';

/** Several holders in one cell: names first, then their numbers. */
export function holdersLines(holders: readonly Holder[]): string[] {
  const [only, ...others] = holders;
  if (only === undefined) return ['не указан'];
  if (others.length === 0) return holderLines(only);
  return [
    holders.map(({ name }) => name).join('; '),
    ...holders.flatMap((holder) => holderLines(holder).slice(1)),
  ];
}

/** A fact of a document as a row of the paper's table. */
export function rowOf({ title: name, value }: Fact): [string, Cell] {
  return [name, typeof value === 'string' ? value : [...value]];
}
