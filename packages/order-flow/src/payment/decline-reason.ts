import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';

/** Why the bank declined the last payment of an order, in words; null until it is known, and when nobody says. */
export function useDeclineReason(orderId: string, isDeclined = true): string | null {
  const { api } = usePlatform();
  const { data } = useQuery({
    queryKey: ['payment-decline', orderId],
    queryFn: ({ signal }) => api.call('GET /check_order_paid/{orderId}', { params: { orderId } }, { signal }),
    enabled: isDeclined,
    // Another try has a reason of its own.
    gcTime: 0,
    staleTime: 0,
  });
  return data?.decline ?? null;
}
