import type { DisputeList } from '@proverka/contract/dispute';

/** `page` starts at one. */
export function disputesAddress(list: DisputeList, page = 1): string {
  const query = new URLSearchParams({
    ...(list !== 'open' && { list }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return `/admin/disputes/${query && `?${query}`}`;
}
