import type { DisputeList } from '@proverka/contract/dispute';

export const disputesAddress = (list: DisputeList): string =>
  list === 'open' ? '/admin/disputes/' : `/admin/disputes/?list=${list}`;
