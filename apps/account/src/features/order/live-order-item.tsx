import { ordersKey } from '@proverka/api-client/orders';
import { ProgressOfReport } from '@proverka/report-kit/item-progress';
import { isFinal } from '@proverka/report-kit/report-state';
import { useLiveReport } from '@proverka/report-kit/use-live-report';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { useEffect } from 'react';
import type { OrderEntryItem } from '../../content/order-links.ts';
import { OrderItem } from './order-item.tsx';

interface LiveOrderItemProps {
  readonly item: OrderEntryItem;
  readonly orderId: string;
}

/** An item in progress: the report's own stream is faster than polling the order. */
export function LiveOrderItem({ item, orderId }: LiveOrderItemProps) {
  const queryClient = useQueryClient();
  const { report } = useLiveReport(item.order_item_id);
  const status = report?.status ?? item.status;
  const isOver = isFinal(status);
  const isMoving = !isOver && status !== 'needs_data';
  useEffect(() => {
    if (isOver) void queryClient.invalidateQueries({ queryKey: [...ordersKey, 'one', orderId] });
  }, [isOver, queryClient, orderId]);
  return (
    <OrderItem item={{ ...item, status }} isExpected>
      {report && isMoving && (
        <ProgressOfReport report={report} label={`Ход проверки: ${item.product_name_ru}`} />
      )}
    </OrderItem>
  );
}
