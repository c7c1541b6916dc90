import { reportKey } from '@proverka/api-client/reports';
import { riskReportKey } from '@proverka/api-client/risk';
import type { Finding } from '@proverka/contract/finding';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { useMemo, type ReactNode } from 'react';
import { DisputeContext } from './dispute-context.ts';
import { DisputeForm } from './dispute-form.tsx';

interface DisputableProps {
  readonly orderItemId: string;
  readonly productName: string;
  readonly children: ReactNode;
}

/** A report whose findings its reader may dispute. */
export function Disputable({ orderItemId, productName, children }: DisputableProps) {
  const { dialogs, notices, analytics } = usePlatform();
  const queryClient = useQueryClient();
  const value = useMemo(() => {
    const sent = async (number: number) => {
      analytics.track({ name: 'finding_disputed', productName });
      notices.show('clear', `Сообщение № ${number} отправлено. Ответ придёт письмом`);
      // The mark is on the page before the dialog closes.
      await Promise.all(
        [reportKey(orderItemId), riskReportKey(orderItemId)].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
    };
    return {
      open: (finding: Finding, onSent: () => void) => {
        let isSent = false;
        const onClosed = () => isSent && onSent();
        dialogs.open(
          { title: 'Сообщить об ошибке', size: 'sm', keepOnOutsideClick: true, onClosed },
          (close) => (
            <DisputeForm
              orderItemId={orderItemId}
              finding={finding}
              onCancel={close}
              onSent={(number) => {
                isSent = true;
                void sent(number).finally(close);
              }}
            />
          ),
        );
      },
    };
  }, [analytics, dialogs, notices, orderItemId, productName, queryClient]);
  return <DisputeContext value={value}>{children}</DisputeContext>;
}
