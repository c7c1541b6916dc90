import { isIsoDate } from '@proverka/validation/date';

const dayIn = (search: URLSearchParams, name: string): string => {
  const day = search.get(name) ?? '';
  return isIsoDate(day) ? day : '';
};

/** The days of an address; what is no day, or ends before it begins, means none. */
export function periodIn(search: URLSearchParams): { readonly from: string; readonly to: string } {
  const [from, to] = [dayIn(search, 'from'), dayIn(search, 'to')];
  return { from, to: to < from ? '' : to };
}
