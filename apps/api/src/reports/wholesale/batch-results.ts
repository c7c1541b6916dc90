import type { BrandId } from '@proverka/brand/host';
import type { Level, Verdict } from '@proverka/contract/finding';
import { levels } from '@proverka/contract/finding';
import type { ItemStatus } from '@proverka/contract/order-list';
import { reportPathOf } from '@proverka/catalogue/report-path';
import type { SubjectKind } from '@proverka/contract/subject';
import { batchResultsPageSize } from '@proverka/contract/wholesale-limits';
import type { BatchResult, BatchResultOrder } from '@proverka/contract/wholesale';
import { kopecks, subtract } from '@proverka/validation/money';
import { midSentence } from '@proverka/words/mid-sentence';
import { valueSentence } from '@proverka/words/valuation-words';
import type { StatedValue } from '@proverka/words/valuation-words';
import type { Connection } from '#platform/db/transaction.ts';
import { statement } from '#platform/db/statement.ts';
import { moneyNote } from '#money/give-back.ts';
import { plainPlaceOf } from '#money/instrument.domain.ts';
import { valuationTask } from '#registers/task-type.ts';
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
  /** Of a row still being checked what is known so far. */
  readonly verdict: Verdict | null;
  readonly is_preliminary: boolean;
  /** What a report without a verdict states. */
  readonly stated: StatedValue | null;
  readonly number: string | null;
  readonly completed_at: Date | null;
  /** None of its checks got its data; null without checks. */
  readonly is_skipped: boolean | null;
  /** The amount refunded to a card; null for none. */
  readonly refund_amount: number | null;
  readonly refund_status: 'creating' | 'pending' | 'succeeded' | 'canceled' | null;
  /** What paid, as the provider calls it. */
  readonly instrument: string | null;
}

const ROWS = `
  from wholesale_row r
  join order_item i on i.id = r.item_id
  join product p on p.id = i.product_id
  left join report on report.item_id = i.id
  cross join lateral (
    select report.verdict is null and i.status in ('queued', 'running', 'needs_data')
  ) as progress (is_preliminary)
  cross join lateral (
    select case when progress.is_preliminary then report.verdict_so_far else report.verdict end
  ) as known (verdict)
  left join refund f on f.item_id = i.id and f.return_id is null and not f.for_checks
  left join payment on payment.id = f.payment_id
  where r.batch_id = :batchId::uuid`;

interface ResultsParameters {
  readonly batchId: string;
  readonly level: Level | null;
  readonly status: ItemStatus | null;
  readonly byLevel: boolean;
  readonly limit: number;
  readonly offset: number;
}

const gravestFirst = levels.map((level) => `'${level}'`).join(', ');

const RESULTS = statement<ResultsParameters, ResultRow>(`
  select r.line, i.id as item_id, i.status, i.object_key, i.object_address, i.metadata, i.price,
    p.subject, p.brand, p.name, p.name_ru,
    known.verdict, known.verdict is not null and progress.is_preliminary as is_preliminary, report.number, report.completed_at,
    case when report.completed_at is not null then (
      select jsonb_build_object('value', v -> 'value', 'low', v -> 'low', 'high', v -> 'high', 'basis', v -> 'basis',
        'flat', jsonb_build_object('is_apartments', v -> 'flat' -> 'is_apartments'))
      from report_task t cross join lateral (select t.result -> 'data') as told (v)
      where t.item_id = i.id and t.type = '${valuationTask}' and t.status = 'found' limit 1
    ) end as stated,
    (select bool_and(t.status = 'skipped') from report_task t where t.item_id = i.id) as is_skipped,
    f.amount as refund_amount, f.status as refund_status, payment.instrument
  ${ROWS} and (:level::text is null or known.verdict->>'level' = :level) and (:status::text is null or i.status = :status)
  order by case when :byLevel::boolean then array_position(array[${gravestFirst}], known.verdict->>'level') end, r.line limit :limit offset :offset`);

interface CountRow {
  readonly level: Level | null;
  readonly is_preliminary: boolean;
  readonly status: ItemStatus;
  readonly rows: number;
}

const COUNTS = statement<{ batchId: string }, CountRow>(
  `select known.verdict->>'level' as level, progress.is_preliminary, i.status, count(*)::int as rows ${ROWS}
   group by 1, 2, 3`,
);

interface Wanted {
  readonly level?: Level | undefined;
  readonly status?: ItemStatus | undefined;
}

interface Ordered extends Wanted {
  readonly order?: BatchResultOrder;
}

export const readResults = (
  db: Connection,
  batchId: string,
  {
    level,
    status,
    order = 'line',
    limit,
    offset = 0,
  }: Ordered & { readonly limit: number; readonly offset?: number },
): Promise<ResultRow[]> =>
  RESULTS(db, {
    batchId,
    level: level ?? null,
    status: status ?? null,
    byLevel: order === 'level',
    limit,
    offset,
  });

interface Asked extends Ordered {
  readonly userId: string;
  readonly batchId: string;
  readonly offset: number;
}

/** A page of results, with the number of rows per level. */
export async function viewResults(
  db: Connection,
  { userId, batchId, offset, level, status, order = 'line' }: Asked,
): Promise<
  Result<
    {
      results: BatchResult[];
      total: number;
      levels: Record<Level, number>;
      preliminary: Record<Level, number>;
    },
    'batch_not_found'
  >
> {
  if ((await findBatch(db, userId, batchId)) === undefined) return refuse('batch_not_found');
  const [rows, counted] = await Promise.all([
    readResults(db, batchId, { level, status, order, limit: batchResultsPageSize, offset }),
    COUNTS(db, { batchId }),
  ]);
  const countOf = (wanted: Wanted, of: readonly CountRow[] = counted) =>
    of
      .filter((row) => wanted.level === undefined || row.level === wanted.level)
      .filter((row) => wanted.status === undefined || row.status === wanted.status)
      .reduce((sum, row) => sum + row.rows, 0);
  return done({
    results: rows.map(viewResult),
    total: countOf({ level, status }),
    levels: byLevel((one) => countOf({ level: one })),
    preliminary: byLevel((one) =>
      countOf(
        { level: one },
        counted.filter((row) => row.is_preliminary),
      ),
    ),
  });
}

const byLevel = (count: (level: Level) => number): Record<Level, number> =>
  Object.fromEntries(levels.map((level) => [level, count(level)])) as Record<Level, number>;

const viewResult = (row: ResultRow): BatchResult => ({
  line: row.line,
  order_item_id: row.item_id,
  report_path: pathOf(row),
  name: nameOf(row),
  product_name_ru: row.name_ru,
  status: row.status,
  level: row.verdict?.level ?? null,
  is_preliminary: row.is_preliminary,
  sentence: sentenceOf(row),
});

/** The path of a row's report on the brand's site. */
export const pathOf = ({ brand, name, item_id, subject }: ResultRow): string =>
  reportPathOf(brand, { product_name: name, order_item_id: item_id, kind: subject });

export const nameOf = (row: ResultRow): string =>
  subjectName({
    kind: row.subject,
    objectKey: row.object_key,
    objectAddress: row.object_address,
    metadata: row.metadata,
  });

const destroyed = 'Отчёт уничтожен через месяц после выполнения';

type Unfailed = Exclude<ItemStatus, 'failed' | 'refunded'>;

const statusSentences: Readonly<Record<Unfailed, string>> = {
  created: 'Ждёт оплаты',
  queued: 'В очереди',
  running: 'Проверяется',
  needs_data: 'Источнику нужны ещё данные: откройте отчёт',
  done: 'Отчёт готов: откройте его',
};

/** The verdict or the value if there is one; otherwise the progress, or where the money of a failed row is. */
export function sentenceOf({ verdict, status, is_preliminary: isPreliminary, ...row }: ResultRow): string {
  if (verdict !== null && isPreliminary) return preliminarySentence(verdict, status);
  if (verdict !== null) return verdict.sentence;
  if (row.stated !== null) return valueSentence(row.stated);
  if (status === 'done' && row.number === null) return destroyed;
  if (status !== 'failed' && status !== 'refunded') return statusSentences[status];
  const why = row.is_skipped === true ? 'Не проверено: не указаны данные.' : 'Не удалось проверить.';
  return `${why} ${moneyOf(row)}`.trim();
}

/** Never without what is missing: other checks have not answered. */
const preliminarySentence = ({ sentence }: Verdict, status: ItemStatus): string =>
  status === 'needs_data'
    ? `Предварительно: ${midSentence(sentence)} Другие проверки ждут данных: откройте отчёт.`
    : `Предварительно: ${midSentence(sentence)} Другие проверки ещё идут.`;

/** A card payment is refunded to the card; everything else, and refunds the provider rejected, go to the balance. */
function moneyOf({
  price,
  refund_amount: amount,
  refund_status: refund,
  instrument,
}: Pick<ResultRow, 'price' | 'refund_amount' | 'refund_status' | 'instrument'>): string {
  const toCard = kopecks(refund === 'canceled' ? 0 : (amount ?? 0));
  const toBalance = subtract(kopecks(price), toCard);
  return moneyNote({ toCard, toBalance, place: plainPlaceOf(instrument) }, refund === 'succeeded');
}
