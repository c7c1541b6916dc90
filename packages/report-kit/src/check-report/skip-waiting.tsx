import { refusalMessage } from '@proverka/api-client/refused';
import type { Report } from '@proverka/contract/report';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Button } from '@proverka/ui-kit/button';
import { typeset } from '@proverka/words/typeset';
import styles from './check-report.module.css';
import { isConsentAwaited, skippingWords } from './needs-data-words.domain.ts';
import { useReportCall } from './use-report-call.ts';

/** Finishes the report without every check that waits for data now. */
export function SkipWaiting({ report }: { readonly report: Report }) {
  const { api } = usePlatform();
  const awaitsConsent = isConsentAwaited(report);
  const params = { order_item_id: report.order_item_id };
  const skip = useReportCall(report.order_item_id, () =>
    api.call('POST /report/{order_item_id}/skip', { params }),
  );
  return (
    <div className={styles.skip}>
      <p className={styles.note}>{typeset(skippingWords(report))}</p>
      {skip.isError && (
        <p role="alert" className={styles.failure}>
          {refusalMessage(skip.error)}
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="secondary" busy={skip.isPending} onClick={() => skip.mutate(undefined)}>
          {awaitsConsent ? 'Отменить проверку' : 'Пропустить эти проверки'}
        </Button>
      </div>
    </div>
  );
}
