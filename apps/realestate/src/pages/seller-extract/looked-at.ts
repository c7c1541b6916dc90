import { isCadastralNumber } from '@proverka/validation/cadastral-number';

/** The object the visitor came from, in the query of the page; empty for anything but a number. */
export function lookedAtIn(search: URLSearchParams): string {
  const number = search.get('object') ?? '';
  return isCadastralNumber(number) ? number : '';
}

/** The page of an uploaded extract. */
export const extractPath = (id: string, lookedAt: string): string =>
  `/seller-extract/${id}/${lookedAt === '' ? '' : `?object=${encodeURIComponent(lookedAt)}`}`;
