import { brandOf } from '@proverka/brand/brands';
import type { BrandId } from '@proverka/brand/host';
import { formatMoney } from '@proverka/validation/money-format';
import type { Money } from '@proverka/validation/money';
import { typeset } from '../documents/typography.domain.ts';
import { footerOf, unsubscribeWords } from './letter-footer.domain.ts';
import { letterHtml } from './letter-html.domain.ts';

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

export interface RenderedLetter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export function renderLetter(letter: Letter, brandId: BrandId): RenderedLetter {
  const brand = brandOf(brandId);
  const set = typesetLetter(letter);
  return {
    subject: `${letter.subject} — ${brand.name}`,
    text: textOf(set, brandId),
    html: letterHtml(set, brand),
  };
}

/** Our own words get the spaces that hold; what people typed and what is copied from stays as it is. */
const typesetLetter = (letter: Letter): Letter => ({
  ...letter,
  paragraphs: letter.paragraphs.map(typeset),
  ...(letter.notes && { notes: letter.notes.map(typeset) }),
});

function textOf(letter: Letter, brandId: BrandId): string {
  const { paragraphs, rich, facts = [], bill, quote, action, notes = [], unsubscribePage } = letter;
  return [
    ...paragraphs,
    ...(rich ? [rich.text] : []),
    ...facts.map(({ title, value }) => `${title}: ${value}`),
    ...(bill?.lines ?? []).map(({ title, subject, price }) => `${title}: ${subject} — ${formatMoney(price)}`),
    ...(bill ? [`Итого: ${formatMoney(bill.total)}`] : []),
    ...(quote === undefined ? [] : [quote.replaceAll(/^/gm, '> ')]),
    ...(action ? [`${action.title}: ${action.url}`] : []),
    ...notes,
    ...(unsubscribePage === undefined
      ? []
      : [`${unsubscribeWords.why}\n${unsubscribeWords.link}: ${unsubscribePage}`]),
    ['--', ...footerOf(brandId)].join('\n'),
  ].join('\n\n');
}
