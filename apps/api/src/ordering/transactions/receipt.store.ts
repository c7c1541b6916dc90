import type { Receipt } from '@proverka/contract/transaction';
import { kopecks, toRubles } from '@proverka/validation/money';
import type { Connection } from '#platform/db/transaction.ts';
import { statement } from '#platform/db/statement.ts';

interface ReceiptRow {
  readonly id: string;
  readonly kind: Receipt['kind'];
  readonly at: Date;
  readonly amount: number;
  readonly status: Receipt['status'];
  readonly product: string;
  readonly order_id: string | null;
  readonly total: number;
}

// The receipts of payments and refunds travel inside their creation: they are registered when those succeed.
const RECEIPTS = statement<{ userId: string }, ReceiptRow>(`
  with own as materialized (
    select p.id, 'payment' as kind, p.final_at as at, p.amount, 'sent' as status, '' as product, p.order_id
    from payment p where p.user_id = :userId and p.status = 'succeeded'
    union all
    select r.id, 'delivery', coalesce(r.sent_at, r.created_at), r.amount,
      case r.status when 'succeeded' then 'sent' when 'canceled' then 'failed' else 'pending' end,
      coalesce(product.name_ru, 'Экспертное заключение'), i.order_id
    from payment p join receipt r on r.payment_id = p.id
      left join order_item i on i.id = r.item_id left join product on product.id = i.product_id
    where p.user_id = :userId
    union all
    select f.id, 'refund', f.final_at, f.amount, 'sent', '', f.order_id
    from payment p join refund f on f.payment_id = p.id where p.user_id = :userId and f.status = 'succeeded'
  )
  select own.*, (select count(*)::int from own) as total from own
  where at is not null order by at desc, id desc limit 100`);

/** A user's receipts, the newest first. */
export async function readReceipts(
  db: Connection,
  userId: string,
): Promise<{ receipts: Receipt[]; total: number }> {
  const rows = await RECEIPTS(db, { userId });
  return {
    total: rows[0]?.total ?? 0,
    receipts: rows.map(({ id, kind, at, amount, status, product, order_id }) => ({
      receipt_id: id,
      kind,
      date: at.toISOString(),
      amount: toRubles(kopecks(amount)),
      status,
      product_name_ru: product,
      order_id,
    })),
  };
}
