import { ordersKey } from '@proverka/api-client/orders';
import { reportKey } from '@proverka/api-client/reports';
import type { Report } from '@proverka/contract/report';
import { useMutation, useQueryClient } from '@proverka/shell-sdk/query';

/** A call that returns the changed report, which the whole page then shows. */
export function useReportCall<Input>(orderItemId: string, call: (input: Input) => Promise<Report>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: (report) => {
      queryClient.setQueryData(reportKey(orderItemId), report);
      // Lists and counts of orders show whether a report waits for data.
      void queryClient.invalidateQueries({ queryKey: ordersKey });
    },
  });
}
