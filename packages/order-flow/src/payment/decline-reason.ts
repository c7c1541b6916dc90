import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';

export interface DeclineReason {
  /** The server is asked: what is shown meanwhile must not be taken for the answer. */
  readonly isAsked: boolean;
  /** In words; null while it is asked, and when nobody says. */
  readonly reason: string | null;
}

/** Why the bank declined the last payment of an order. */
export function useDeclineReason(orderId: string, isDeclined = true): DeclineReason {
  const { api } = usePlatform();
  const { data, isLoading } = useQuery({
    queryKey: ['payment-decline', orderId],
    queryFn: ({ signal }) => api.call('GET /check_order_paid/{orderId}', { params: { orderId } }, { signal }),
    enabled: isDeclined,
    // Without an answer the general words stand, at once.
    retry: false,
    // Another try has a reason of its own.
    gcTime: 0,
    staleTime: 0,
  });
  // A reason that is known stays while it is asked again, as it is when the visitor comes back to the tab.
  return { isAsked: isLoading, reason: data?.decline ?? null };
}
