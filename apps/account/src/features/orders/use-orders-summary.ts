import { ordersSummaryQuery } from '@proverka/api-client/orders';
import type { OrderFilter, OrdersSummary } from '@proverka/contract/order-list';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';

/** How often visible orders are refetched while one of them may change. */
export const refreshMilliseconds = 15_000;

/** States that orders leave: the counts change together with the rows of the list. */
const passing = ['in_progress', 'needs_data', 'unpaid'] as const satisfies readonly OrderFilter[];

const mayChange = ({ by_status: counts }: OrdersSummary): boolean =>
  passing.some((status) => counts[status] > 0);

/** Counts of orders, as fresh as the list next to them. Undefined until loaded. */
export function useOrdersSummary(): OrdersSummary | undefined {
  const { api } = usePlatform();
  const { data } = useQuery({
    ...ordersSummaryQuery(api),
    refetchInterval: ({ state }) => (state.data && mayChange(state.data) ? refreshMilliseconds : false),
  });
  return data;
}
