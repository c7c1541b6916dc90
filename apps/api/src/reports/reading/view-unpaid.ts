import type { Report } from '@proverka/contract/report';
import type { BlockDeps } from '#registers/subject-blocks.ts';
import { viewSubject } from '#registers/subject-words.domain.ts';
import { withoutBlocked } from '../blocked-people.ts';
import type { ReportsDeps } from '../deps.ts';

/** An item waiting for payment, without number and tasks; null for any other. */
export async function readUnpaid(
  deps: BlockDeps & Pick<ReportsDeps, 'db' | 'expectedTimes'>,
  itemId: string,
): Promise<{ report: Report; ownerId: string } | null> {
  const stored = await findUnpaid(deps.db, itemId);
  if (stored === undefined) return null;
  const [{ row }, expectedTimeOf] = await Promise.all([
    withoutBlocked(deps, stored, []),
    deps.expectedTimes(),
  ]);
  return {
    ownerId: row.user_id,
    report: {
      order_item_id: itemId,
      order_id: row.order_id,
      number: '',
      product_name: row.product_name,
      product_name_ru: row.product_name_ru,
      object_key: row.object_key,
      object_address: row.object_address,
      subject: viewSubject(row),
      edits_left: 0,
      status: 'created',
      created_at: row.created_at.toISOString(),
      completed_at: null,
      expires_at: null,
      expected: expectedTimeOf([...row.product_tasks, ...row.product_owner_tasks]),
      money_note: '',
      tasks: [],
      verdict: null,
      findings: [],
      extracts: [],
      has_pdf: false,
      confirm_path: '',
      rating: null,
    },
  };
}

const findUnpaid = (db: ReportsDeps['db'], itemId: string) =>
  db
    .selectFrom('order_item')
    .innerJoin('customer_order', 'customer_order.id', 'order_item.order_id')
    .innerJoin('product', 'product.id', 'order_item.product_id')
    .select([
      'order_item.order_id',
      'order_item.object_key',
      'order_item.object_address',
      'order_item.metadata',
      'customer_order.user_id',
      'customer_order.created_at',
      'product.name as product_name',
      'product.name_ru as product_name_ru',
      'product.tasks as product_tasks',
      'product.owner_tasks as product_owner_tasks',
      'product.subject as subject_kind',
    ])
    .where('order_item.id', '=', itemId)
    .where('order_item.status', '=', 'created')
    .where('customer_order.status', '=', 'awaiting_payment')
    .executeTakeFirst();
