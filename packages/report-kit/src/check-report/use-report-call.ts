import { ordersKey } from '@proverka/api-client/orders';
import { reportKey } from '@proverka/api-client/reports';
import type { Report } from '@proverka/contract/report';
import { useMutation, useQueryClient } from '@proverka/shell-sdk/query';

/** A call that answers with the report as it is now: every part of the page sees it at once. */
export function useReportCall<Input>(orderItemId: string, call: (input: Input) => Promise<Report>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: (report) => {
      queryClient.setQueryData(reportKey(orderItemId), report);
      // Lists and counts of orders say what the report waits for.
      void queryClient.invalidateQueries({ queryKey: ordersKey });
    },
  });
}
