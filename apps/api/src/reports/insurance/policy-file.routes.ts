import type { InsuranceDocument } from '@proverka/contract/insurance';
import type { AddRoute } from '#platform/http/route.ts';
import { holds } from '#platform/http/session.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { findItemOwner } from '#fulfilment/item.store.ts';
import type { ReportAsker } from '../changes/change-report.ts';
import type { ReportsDeps } from '../deps.ts';
import { noteLook } from '../note-look.ts';

/** The documents an item was insured by, for its buyer and, logged, for staff who may read reports. They outlive the report. */
async function readPolicyFile(
  deps: ReportsDeps,
  { session, caller }: ReportAsker,
  itemId: string,
  document: InsuranceDocument,
): Promise<Result<Buffer, 'report_not_found' | 'file_not_found'>> {
  const ownerId = await findItemOwner(deps.db, itemId);
  if (ownerId === undefined) return refuse('report_not_found');
  if (ownerId !== session.userId) {
    const isAllowed = holds(session, 'reports');
    await noteLook(deps, caller, { itemId, ownerId, isAllowed });
    if (!isAllowed) return refuse('report_not_found');
  }
  const row = await deps.db
    .selectFrom('insurance_policy')
    .innerJoin('order_item', 'order_item.id', 'insurance_policy.item_id')
    .innerJoin('insurance_document', (join) =>
      join.onRef(
        'insurance_document.hash',
        '=',
        document === 'terms' ? 'insurance_policy.terms_hash' : 'insurance_policy.policy_hash',
      ),
    )
    .select('insurance_document.content')
    .where('item_id', '=', itemId)
    .where('order_item.status', '=', 'done')
    .executeTakeFirst();
  return row === undefined ? refuse('file_not_found') : done(row.content);
}

export function addPolicyRoutes(add: AddRoute, deps: ReportsDeps): void {
  add('GET /order_item/{order_item_id}/insurance/{document}', async (call) => {
    const { order_item_id: itemId, document } = call.params;
    const file = await readPolicyFile(deps, call, itemId, document);
    if (!file.ok) return file;
    void call.reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `inline; filename="insurance-${document}.pdf"`);
    return file;
  });
}
