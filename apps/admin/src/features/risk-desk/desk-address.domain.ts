import type { DeskList } from '@proverka/contract/risk-desk';

/** `page` starts at one. */
export function deskAddress(list: DeskList, page = 1): string {
  const query = new URLSearchParams({
    ...(list !== 'waiting' && { list }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return `/admin/risk/${query && `?${query}`}`;
}
