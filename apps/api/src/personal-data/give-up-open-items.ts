import { inTransaction, runSql } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { failItem } from '../reports/fail-item.ts';
import { lockItem } from '../reports/item.store.ts';

const OPEN = ['paid', 'queued', 'running', 'needs_data'];

const REASON = 'Согласие на обработку персональных данных отозвано';

const OPEN_TASKS = `
  select distinct on (i.id) t.id from order_item i join customer_order o on o.id = i.order_id
  join report_task t on t.item_id = i.id
  where o.user_id = $1 and i.status = any($2) order by i.id, t.id`;

/** What is not finished by the law's limit never will be: its money goes back before what it was about is destroyed. */
export async function giveUpOpenItems(deps: Deps, userId: string): Promise<void> {
  const tasks = await runSql<{ id: string }>(deps.db, OPEN_TASKS, [userId, OPEN]);
  for (const { id } of tasks) {
    await inTransaction(deps.db, async (tx) => {
      // Read again once the order is held: while this waited for the lock the item may have been delivered.
      await lockItem(tx, id);
      const item = await lockItem(tx, id);
      if (OPEN.includes(item.status)) await failItem(deps, tx, item, REASON);
    });
  }
}
