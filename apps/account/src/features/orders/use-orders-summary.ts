import { ordersSummaryQuery } from '@proverka/api-client/orders';
import type { OrdersSummary } from '@proverka/contract/order-list';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';

/** How often orders on screen are asked for again while a report is on its way. */
export const refreshMilliseconds = 15_000;

/** Counts of orders; as fresh as the list they stand beside. Nothing until they come. */
export function useOrdersSummary(): OrdersSummary | undefined {
  const { api } = usePlatform();
  const { data } = useQuery({
    ...ordersSummaryQuery(api),
    refetchInterval: ({ state }) =>
      (state.data?.by_status.in_progress ?? 0) > 0 ? refreshMilliseconds : false,
  });
  return data;
}
