import { refusalMessage } from '@proverka/api-client/refused';
import type { Report, ReportTask } from '@proverka/contract/report';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Button } from '@proverka/ui-kit/button';
import { RefreshIcon } from '@proverka/ui-kit/icon';
import { rubles } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import styles from './check-report.module.css';
import { useReportCall } from './use-report-call.ts';

interface TaskActionProps {
  readonly orderItemId: Report['order_item_id'];
  readonly task: ReportTask;
}

/** «Пропустить, вернём 30 ₽» where a price was named for this check. */
const skipWords = ({ price }: ReportTask): string =>
  price === 0 ? 'Пропустить' : `Пропустить, вернём ${formatMoney(rubles(price))}`;

/** Restarts a source without an answer, or finishes the report without one that waits for data. */
export function TaskAction({ orderItemId, task }: TaskActionProps) {
  const { api } = usePlatform();
  const params = { order_item_id: orderItemId, task_id: task.task_id };
  const restart = useReportCall(orderItemId, () =>
    api.call('POST /report/{order_item_id}/tasks/{task_id}/restart', { params }),
  );
  const skip = useReportCall(orderItemId, () =>
    api.call('POST /report/{order_item_id}/tasks/{task_id}/skip', { params }),
  );
  const isWaiting = task.status === 'needs_data';
  if (!task.can_restart && !isWaiting) return null;
  const action = isWaiting ? skip : restart;
  const words = isWaiting ? skipWords(task) : 'Проверить ещё раз';
  return (
    <div className={styles.action}>
      <Button
        variant="secondary"
        size="small"
        busy={action.isPending}
        onClick={() => action.mutate(undefined)}
        {...(!isWaiting && { icon: <RefreshIcon /> })}
        aria-label={`${words}: ${task.title}`}
      >
        {words}
      </Button>
      {action.isError && (
        <p role="alert" className={styles.failure}>
          {refusalMessage(action.error)}
        </p>
      )}
    </div>
  );
}
