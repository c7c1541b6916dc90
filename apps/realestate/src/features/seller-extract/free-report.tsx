import { idempotencyHeaders } from '@proverka/api-client/idempotency';
import { refusalMessage } from '@proverka/api-client/refused';
import type { SellerExtract } from '@proverka/contract/seller-extract';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useMutation, useQueryClient } from '@proverka/shell-sdk/query';
import { useNavigate } from '@proverka/shell-sdk/router';
import { Button } from '@proverka/ui-kit/button';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { typeset } from '@proverka/words/typeset';
import { useState } from 'react';
import styles from './document.module.css';

interface FreeReportProps {
  readonly extract: SellerExtract;
  readonly lookedAt: string;
}

/** The buyer of an extract about the same object pays nothing: one button opens the report. */
export function FreeReport({ extract, lookedAt }: FreeReportProps) {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [key] = useState(() => crypto.randomUUID());
  const order = useMutation({
    mutationFn: () =>
      api.call('POST /order', {
        headers: idempotencyHeaders(key),
        body: {
          order_items: [
            {
              product_id: extract.product_id,
              object_key: extract.cadastral_number,
              object_address: extract.address,
              metadata: {
                sellerExtract: { id: extract.id, ...(lookedAt !== '' && { looked_at: lookedAt }) },
              },
            },
          ],
          metadata: { orderType: 'object' },
          payment_source: 'yookassa',
          use_account_balance: true,
          expected_total: 0,
        },
      }),
    onSuccess: ({ order_items: [item] }) => {
      void queryClient.invalidateQueries({ refetchType: 'none' });
      if (item) void navigate(`/report/${item.order_item_id}/`, { replace: true });
    },
  });
  return (
    <div className={styles.free}>
      <p>{typeset('Вы уже купили выписку об этом объекте, поэтому отчёт по файлу продавца бесплатный.')}</p>
      <Button size="large" busy={order.isPending} onClick={() => order.mutate()}>
        Открыть отчёт бесплатно
      </Button>
      <FailureNote text={order.error ? refusalMessage(order.error) : ''} />
    </div>
  );
}
