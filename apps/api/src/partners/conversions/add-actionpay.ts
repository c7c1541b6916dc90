import type { Caller } from '#platform/audit/actor.ts';
import { noteTrespass } from '#platform/audit/note-trespass.ts';
import { statement } from '#platform/db/statement.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { PartnersDeps } from '../deps.ts';

interface Click {
  readonly orderId: string;
  readonly click: string;
}

interface OrderRow {
  readonly user_id: string;
  readonly is_marked: boolean;
  readonly is_paid: boolean;
}

// A visit that was forgotten stays so.
const LOCK = statement<{ orderId: string }, OrderRow>(`
  select user_id, metadata ? 'actionpay_click' or forgotten_at is not null as is_marked,
    status = 'paid' and kind = 'purchase' and total > 0 as is_paid
  from customer_order where id = :orderId for update`);

const MARK = statement<Click>(`
  update customer_order set metadata = metadata || jsonb_build_object('actionpay_click', :click::text)
  where id = :orderId`);

/**
 * Puts an Actionpay click into an order that has none. The trigger tells of an order when it becomes paid; for one that is paid
 * already the conversion is written here, once.
 */
export function addActionpay(
  deps: PartnersDeps,
  caller: Caller,
  click: Click,
): Promise<Result<{ ok: true }, 'order_not_found'>> {
  const { orderId } = click;
  const findOwner = async (): Promise<string | undefined> => {
    const order = await deps.db
      .selectFrom('customer_order')
      .select('user_id')
      .where('id', '=', orderId)
      .executeTakeFirst();
    return order?.user_id;
  };
  return noteTrespass(
    deps,
    caller,
    { action: 'order.actionpay', subject: orderId, findOwner },
    inTransaction(deps.db, (tx) => mark(tx, caller, click)),
  );
}

async function mark(
  tx: Transaction,
  { userId }: Caller,
  { orderId, click }: Click,
): Promise<Result<{ ok: true }, 'order_not_found'>> {
  const [order] = await LOCK(tx, { orderId });
  if (order?.user_id !== userId) return refuse('order_not_found');
  if (order.is_marked) return done({ ok: true });
  await MARK(tx, { orderId, click });
  if (order.is_paid) {
    await tx
      .insertInto('conversion')
      .values({ order_id: orderId, target: 'actionpay', position: 0, sent_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return done({ ok: true });
}
