import type { ObjectPage } from '@proverka/contract/object';
import { objectKeyOf } from '@proverka/order-flow/object-words';
import type { PageContext } from '@proverka/shell-sdk/remote-module';

/** Number or address of the object viewed last in this tab; empty when there was none (specification, section 5). */
export function lastKnownKey(queryClient: PageContext['queryClient']): string {
  const seen = queryClient
    .getQueryCache()
    .findAll({ queryKey: ['object'], predicate: ({ queryKey }) => queryKey[2] === 'short' })
    .filter(({ state }) => state.status === 'success')
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  const info = seen[0]?.state.data as ObjectPage | undefined;
  return info ? objectKeyOf(info) : '';
}
