import type { ObjectInfo } from '@proverka/contract/object';
import type { SearchText } from '@proverka/validation/search-text';

/** A valid text. */
export type SendableText = Extract<SearchText, { kind: 'cadastral' | 'address' }>;

/** The selected object: a row of the register, or the typed text. */
export type Selection = Pick<ObjectInfo, 'Number' | 'Address'>;

export type FallbackReason = 'nothing_found' | 'suspicious' | 'limit' | 'cancelled';

export type SearchOutcome =
  | { readonly kind: 'selected'; readonly selection: Selection }
  | { readonly kind: 'choose'; readonly objects: readonly ObjectInfo[]; readonly found: number }
  /** The number does not exist. */
  | { readonly kind: 'number-not-found'; readonly selection: Selection }
  | { readonly kind: 'fallback'; readonly selection: Selection; readonly reason: FallbackReason }
  | { readonly kind: 'failed'; readonly text: string };

/** The raw query as the address; a numeric one is also the number (specification, section 5, Search). */
export function rawSelection(text: SendableText): Selection {
  const number = text.kind === 'cadastral' ? (text.cadastralNumbers[0] ?? text.text) : '';
  return { Number: number, Address: text.text };
}

/** A single result is selected; without results the typed text is. */
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

/** Why a text cannot be searched for and what to do; empty for a valid one. */
export const textProblems: Readonly<Record<'no-flat' | 'no-house', string>> = {
  'no-flat':
    'Добавьте номер квартиры, например «кв\u00A05». Дом, участок или помещение ищите по\u00A0кадастровому номеру',
  'no-house': 'Добавьте номер дома, например «д 1»',
};
