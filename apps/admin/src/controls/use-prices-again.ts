import { pricesKey } from '@proverka/api-client/prices';
import { useQueryClient } from '@proverka/shell-sdk/query';

/** Shows everything that depends on prices anew. */
export function usePricesAgain(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: pricesKey });
}
