import type { Money } from '@proverka/words/money';

/** The content of a letter; styles and the company's details are added by `renderLetter`. */
export interface Letter {
  /** Also the heading of the letter. */
  readonly subject: string;
  /** The preview line in an inbox; the first paragraph by default. */
  readonly preview?: string;
  readonly paragraphs: readonly string[];
  /** Shown verbatim: a login, a password, a number. */
  readonly facts?: readonly LetterFact[];
  /** What was paid for. */
  readonly bill?: LetterBill;
  /** User input with its line breaks. */
  readonly quote?: string;
  readonly action?: { readonly title: string; readonly url: string };
  /** The staff's text, already sanitised and styled, and its plain-text version. */
  readonly rich?: { readonly html: string; readonly text: string };
  /** In small print at the end. */
  readonly notes?: readonly string[];
  /** The unsubscribe page of such letters. */
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
