import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Link } from '@proverka/shell-sdk/router';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { counted } from '@proverka/words/plural';
import { itemStatusWords } from '@proverka/words/status-words';
import desk from '../../controls/desk.module.css';

export const attentionKey = ['desk-item-statuses'] as const;

/** How much needs somebody's eye, each a way into the list; nothing while it is not known. */
export function OrdersAttention() {
  const { api } = usePlatform();
  const { data } = useQuery({
    queryKey: attentionKey,
    queryFn: ({ signal }) => api.call('GET /admin/order_item/statuses', {}, { signal }),
    staleTime: 15_000,
    refetchOnWindowFocus: true,
    retry: false,
  });
  if (data === undefined) return null;
  const { statuses, stuck_orders: stuck } = data;
  return (
    <nav aria-label="Требуют внимания" className={desk.links}>
      <Link to="/admin/orders/?is_stuck=yes" className={linkClassName('accent', stuck > 0 ? desk.late : '')}>
        {`Застряли: ${counted(stuck, 'заказ', 'заказа', 'заказов')}`}
      </Link>
      {statuses
        .filter(({ count }) => count > 0)
        .map(({ status, count }) => (
          <Link key={status} to={`/admin/orders/?item_status=${status}`} className={linkClassName()}>
            {`${itemStatusWords[status]}: ${count}`}
          </Link>
        ))}
    </nav>
  );
}
