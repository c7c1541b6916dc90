import type { ValueFormat } from '../values/value-format.domain.ts';

/** Values of many things of a kind, of which the reader wants to know the usual ones. */
export interface SpreadData {
  /** In any order; those that are no numbers are left out. */
  readonly observed: readonly number[];
  /** Between them is the middle half. */
  readonly lower: number;
  readonly middle: number;
  readonly upper: number;
  /** The one value the reader compares with the others: «Цена в объявлении». */
  readonly mine?: { readonly title: string; readonly value: number } | undefined;
  readonly values: ValueFormat;
  /** How many of them: «34 объявления». */
  readonly counts: ValueFormat;
}
