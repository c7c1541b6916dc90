import type { Dispute, DisputeLine, DisputeList } from '@proverka/contract/dispute';
import { disputesPageSize } from '@proverka/contract/dispute-limits';
import { kopecks, toRubles } from '@proverka/validation/money';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import { findReport, readContent } from '#fulfilment/report.store.ts';
import { returnableOf } from '#fulfilment/return-product.ts';
import type { ReportAsker } from '../changes/change-report.ts';
import type { ReportsDeps } from '../deps.ts';
import { noteDesk } from '../note-look.ts';
import { disputes } from './dispute.store.ts';

type LineRow = Awaited<ReturnType<ReturnType<typeof disputes>['executeTakeFirstOrThrow']>>;

/** For the staff: open disputes, the oldest first, or answered ones, the latest first. */
export async function listDisputes(
  deps: ReportsDeps,
  caller: Caller,
  { list, page }: { readonly list: DisputeList; readonly page: number },
): Promise<Result<{ disputes: DisputeLine[]; total: number }, never>> {
  const { db } = deps;
  await noteDesk(deps, caller, { desk: 'disputes', list, page });
  const isOpen = list === 'open';
  const [rows, { total }] = await Promise.all([
    disputes(db)
      .where('dispute.outcome', isOpen ? 'is' : 'is not', null)
      .orderBy(isOpen ? 'dispute.opened_at' : 'dispute.answered_at', isOpen ? 'asc' : 'desc')
      .orderBy('dispute.number')
      .limit(disputesPageSize)
      .offset(page * disputesPageSize)
      .execute(),
    db
      .selectFrom('dispute')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('outcome', isOpen ? 'is' : 'is not', null)
      .executeTakeFirstOrThrow(),
  ]);
  return done({ disputes: rows.map(viewLine), total });
}

const viewLine = (row: LineRow): DisputeLine => ({
  dispute_id: row.id,
  number: row.number,
  report_number: row.report_number,
  product_name_ru: row.name_ru,
  level: row.finding.level,
  title: row.finding.title,
  has_document: row.document_hash !== null,
  opened_at: row.opened_at.toISOString(),
  answered_at: row.answered_at?.toISOString() ?? null,
  outcome: row.outcome,
});

const findDispute = ({ db }: Pick<ReportsDeps, 'db'>, id: string) =>
  disputes(db)
    .leftJoin('app_user as writer', 'writer.id', 'dispute.answered_by')
    .select([
      'dispute.item_id',
      'dispute.user_id',
      'dispute.finding_key',
      'dispute.text',
      'dispute.document_name',
      'dispute.document_type',
      'dispute.document_bytes',
      'dispute.answer',
      'dispute.correction',
      'order_item.price',
      'writer.name as writer_name',
    ])
    .where('dispute.id', '=', id)
    .executeTakeFirst();
type DisputeRow = NonNullable<Awaited<ReturnType<typeof findDispute>>>;

/** A dispute as the staff reads it. It shows somebody's report, so that the look is logged. */
export async function viewDispute(
  deps: ReportsDeps,
  { caller }: Pick<ReportAsker, 'caller'>,
  id: string,
): Promise<Result<Dispute, 'dispute_not_found'>> {
  const row = await findDispute(deps, id);
  const report = row && (await findReport(deps.db, row.item_id));
  if (row === undefined || report === undefined) return refuse('dispute_not_found');
  await recordEvent(deps, deps.db, caller, {
    event: 'dispute.read',
    ownerId: row.user_id,
    subject: id,
    after: { item_id: row.item_id },
  });
  const { findings } = await readContent(deps.db, row.item_id, report);
  const returnable = await returnableOf(deps.db, { id: row.item_id, price: row.price });
  return done({
    ...viewLine(row),
    order_item_id: row.item_id,
    text: row.text,
    document: documentOf(row),
    finding: row.finding,
    finding_now: findings.find(({ key }) => key === row.finding_key) ?? null,
    returnable: toRubles(kopecks(returnable)),
    answer:
      row.outcome === null
        ? null
        : { text: row.answer, correction: row.correction, answered_by: row.writer_name ?? '' },
  });
}

const documentOf = ({
  document_name: name,
  document_type: type,
  document_bytes: bytes,
}: DisputeRow): Dispute['document'] =>
  name === null || type === null || bytes === null ? null : { file_name: name, content_type: type, bytes };
