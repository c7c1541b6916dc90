import { brandOf } from '@proverka/brand/brands';
import type { BrandId } from '@proverka/brand/host';
import { formatMoney } from '@proverka/words/money';
import { typeset } from '@proverka/words/typeset';
import { footerOf, unsubscribeWords } from './letter-footer.domain.ts';
import type { Letter } from './letter.ts';
import { letterHtml } from './letter-html.domain.ts';

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

/** Our own words get non-breaking spaces; user input and text to be copied stay unchanged. */
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
