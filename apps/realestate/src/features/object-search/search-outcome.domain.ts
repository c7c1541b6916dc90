import type { ObjectInfo } from '@proverka/contract/object';
import type { SearchText } from '@proverka/validation/search-text';

/** A text that may be sent. */
export type SendableText = Extract<SearchText, { kind: 'cadastral' | 'address' }>;

/** What the visitor goes on with: a register's row, or what they typed. */
export type Selection = Pick<ObjectInfo, 'Number' | 'Address'>;

export type FallbackReason = 'nothing_found' | 'suspicious' | 'limit' | 'cancelled';

export type SearchOutcome =
  | { readonly kind: 'selected'; readonly selection: Selection }
  | { readonly kind: 'choose'; readonly objects: readonly ObjectInfo[]; readonly found: number }
  /** Nobody has this number: there is no object to go on with. */
  | { readonly kind: 'number-not-found'; readonly selection: Selection }
  | { readonly kind: 'fallback'; readonly selection: Selection; readonly reason: FallbackReason }
  | { readonly kind: 'failed'; readonly text: string };

/** The raw query as the address; a numeric one is kept as the number too (specification, section 5, Search). */
export function rawSelection(text: SendableText): Selection {
  const number = text.kind === 'cadastral' ? (text.cadastralNumbers[0] ?? text.text) : '';
  return { Number: number, Address: text.text };
}

/** At most one result is selected by itself; with none, what was typed stands in for it. */
export function decideSearch(
  text: SendableText,
  { objects, found }: { readonly objects: readonly ObjectInfo[]; readonly found: number },
): SearchOutcome {
  const [first, second] = objects;
  if (second) return { kind: 'choose', objects, found };
  if (first) return { kind: 'selected', selection: first };
  const selection = rawSelection(text);
  return text.kind === 'cadastral'
    ? { kind: 'number-not-found', selection }
    : { kind: 'fallback', selection, reason: 'nothing_found' };
}

/** Why a text cannot be searched for and what to do; empty for one that can. */
export const textProblems: Readonly<Record<'no-flat' | 'no-house', string>> = {
  'no-flat':
    'Добавьте номер квартиры, например «кв\u00A05». Дом, участок или помещение ищите по\u00A0кадастровому номеру',
  'no-house': 'Добавьте номер дома, например «д 1»',
};
