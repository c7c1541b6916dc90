import type { Money } from '@proverka/words/money';

/** What a letter says; looks and requisites are added by `renderLetter`. */
export interface Letter {
  /** Also the heading of the letter. */
  readonly subject: string;
  /** What an inbox shows beside the subject; the first paragraph when left out. */
  readonly preview?: string;
  readonly paragraphs: readonly string[];
  /** Shown exactly as they are: a login, a password, a number. */
  readonly facts?: readonly LetterFact[];
  /** What was paid for. */
  readonly bill?: LetterBill;
  /** What somebody typed, with its own lines. */
  readonly quote?: string;
  readonly action?: { readonly title: string; readonly url: string };
  /** What the staff wrote, sanitised and styled already, and the same as text. */
  readonly rich?: { readonly html: string; readonly text: string };
  /** In small print after all that. */
  readonly notes?: readonly string[];
  /** The page where its reader ends such letters. */
  readonly unsubscribePage?: string;
}

interface LetterFact {
  readonly title: string;
  readonly value: string;
}

interface LetterBill {
  readonly lines: readonly { readonly title: string; readonly subject: string; readonly price: Money }[];
  readonly total: Money;
}
