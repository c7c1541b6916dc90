import type { BrandId } from '@proverka/brand/host';
import type { Level, Verdict } from '@proverka/contract/finding';
import { levels } from '@proverka/contract/finding';
import type { ItemStatus } from '@proverka/contract/order-list';
import { reportPathOf } from '@proverka/catalogue/report-path';
import type { SubjectKind } from '@proverka/contract/subject';
import { batchResultsPageSize } from '@proverka/contract/wholesale-limits';
import type { BatchResult } from '@proverka/contract/wholesale';
import { kopecks, subtract } from '@proverka/validation/money';
import type { Connection } from '#platform/db/transaction.ts';
import { runSql } from '#platform/db/transaction.ts';
import { moneyNote } from '#money/give-back.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { subjectName } from './subject-name.domain.ts';
import type { RowMetadata } from './read-row.domain.ts';
import { findBatch } from './wholesale.store.ts';

export interface ResultRow {
  readonly line: number;
  readonly item_id: string;
  readonly status: ItemStatus;
  readonly object_key: string;
  readonly object_address: string;
  readonly metadata: RowMetadata;
  readonly subject: SubjectKind;
  readonly brand: BrandId;
  readonly name: string;
  readonly name_ru: string;
  readonly price: number;
  readonly verdict: Verdict | null;
  readonly number: string | null;
  readonly completed_at: Date | null;
  /** What goes back to a card; null: nothing. */
  readonly refund_amount: number | null;
  readonly refund_status: 'creating' | 'pending' | 'succeeded' | 'canceled' | null;
}

const ROWS = `
  from wholesale_row r
  join order_item i on i.id = r.item_id
  join product p on p.id = i.product_id
  left join report on report.item_id = i.id
  left join refund f on f.item_id = i.id
  where r.batch_id = $1::uuid`;

const RESULTS = `
  select r.line, i.id as item_id, i.status, i.object_key, i.object_address, i.metadata, i.price,
    p.subject, p.brand, p.name, p.name_ru,
    report.verdict, report.number, report.completed_at,
    f.amount as refund_amount, f.status as refund_status
  ${ROWS} and ($2::text is null or report.verdict->>'level' = $2) and ($3::text is null or i.status = $3)
  order by r.line limit $4 offset $5`;

const COUNTS = `select report.verdict->>'level' as level, i.status, count(*)::int as rows ${ROWS} group by 1, 2`;

interface Wanted {
  readonly level?: Level | undefined;
  readonly status?: ItemStatus | undefined;
}

export const readResults = (
  db: Connection,
  batchId: string,
  { level, status, limit, offset = 0 }: Wanted & { readonly limit: number; readonly offset?: number },
): Promise<ResultRow[]> =>
  runSql<ResultRow>(db, RESULTS, [batchId, level ?? null, status ?? null, limit, offset]);

interface Asked extends Wanted {
  readonly userId: string;
  readonly batchId: string;
  readonly offset: number;
}

/** A page of results in the order of the list, with how many there are of each level. */
export async function viewResults(
  db: Connection,
  { userId, batchId, offset, level, status }: Asked,
): Promise<
  Result<{ results: BatchResult[]; total: number; levels: Record<Level, number> }, 'batch_not_found'>
> {
  if ((await findBatch(db, userId, batchId)) === undefined) return refuse('batch_not_found');
  const [rows, counted] = await Promise.all([
    readResults(db, batchId, { level, status, limit: batchResultsPageSize, offset }),
    runSql<{ level: Level | null; status: ItemStatus; rows: number }>(db, COUNTS, [batchId]),
  ]);
  const countOf = (wanted: Wanted) =>
    counted
      .filter((row) => wanted.level === undefined || row.level === wanted.level)
      .filter((row) => wanted.status === undefined || row.status === wanted.status)
      .reduce((sum, row) => sum + row.rows, 0);
  return done({
    results: rows.map(viewResult),
    total: countOf({ level, status }),
    levels: Object.fromEntries(levels.map((one) => [one, countOf({ level: one })])) as Record<Level, number>,
  });
}

const viewResult = (row: ResultRow): BatchResult => ({
  line: row.line,
  order_item_id: row.item_id,
  report_path: pathOf(row),
  name: nameOf(row),
  product_name_ru: row.name_ru,
  status: row.status,
  level: row.verdict?.level ?? null,
  sentence: sentenceOf(row),
});

/** Where the report of a row is read, from the brand's root. */
export const pathOf = ({ brand, name, item_id, subject }: ResultRow): string =>
  reportPathOf(brand, { product_name: name, order_item_id: item_id, kind: subject });

export const nameOf = (row: ResultRow): string =>
  subjectName({
    kind: row.subject,
    objectKey: row.object_key,
    objectAddress: row.object_address,
    metadata: row.metadata,
  });

type Unfailed = Exclude<ItemStatus, 'failed' | 'refunded'>;

const statusSentences: Readonly<Record<Unfailed, string>> = {
  created: 'Ждёт оплаты',
  queued: 'В очереди',
  running: 'Проверяется',
  needs_data: 'Источнику нужны ещё данные: откройте отчёт',
  done: 'Отчёт уничтожен через месяц после выполнения',
};

/** The verdict where there is one; otherwise what is going on, and of a row nobody could check where its money is. */
export function sentenceOf({ verdict, status, ...row }: ResultRow): string {
  if (verdict !== null) return verdict.sentence;
  if (status !== 'failed' && status !== 'refunded') return statusSentences[status];
  return `Не удалось проверить. ${moneyOf(row)}`.trim();
}

/** What a card paid goes back to it; the rest, and what the provider refused to send, is on the balance. */
function moneyOf({
  price,
  refund_amount: amount,
  refund_status: refund,
}: Pick<ResultRow, 'price' | 'refund_amount' | 'refund_status'>): string {
  const toCard = kopecks(refund === 'canceled' ? 0 : (amount ?? 0));
  return moneyNote({ toCard, toBalance: subtract(kopecks(price), toCard) }, refund === 'succeeded');
}
