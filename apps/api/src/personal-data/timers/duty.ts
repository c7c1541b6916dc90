import type { Term } from './term.domain.ts';

/** One duty of the clock: what is kept until when, and what is then done. Texts in Russian go into acts. */
export interface Duty {
  /** Whose data, in the words of the policy. */
  readonly whose: string;
  /** Categories of data, for the act (order 179 of Roskomnadzor, point 3). */
  readonly categories: string;
  /** The moment its term begins. */
  readonly from: string;
  /** null: without a term of its own; `from` says until when. */
  readonly term: Term | null;
  readonly deed: 'уничтожение' | 'обезличивание';
  /** Why it is destroyed then, for the act. */
  readonly ground: string;
  /** The law or rule the term is from. */
  readonly source: string;
  /** The file that does it. */
  readonly mechanism: string;
  /** Tests that prove it, as `file: title`. */
  readonly tests: readonly string[];
}
