import type { Level, Verdict } from '@proverka/contract/finding';
import { levels } from '@proverka/contract/finding';
import type { ItemStatus } from '@proverka/contract/order-list';
import { reportPathOf } from '@proverka/catalogue/report-path';
import { batchResultsPageSize } from '@proverka/contract/wholesale-limits';
import type { BatchResult } from '@proverka/contract/wholesale';
import { kopecks, subtract } from '@proverka/validation/money';
import { midSentence } from '@proverka/words/mid-sentence';
import { valueSentence } from '@proverka/words/valuation-words';
import { moneyNote } from '#money/give-back.ts';
import { plainPlaceOf } from '#money/instrument.domain.ts';
import type { Caller } from '#platform/audit/actor.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { BLOCKED } from '#registers/subject-blocks.ts';
import type { BlockDeps } from '#registers/subject-blocks.ts';
import { publicSubject } from '#registers/subject-words.domain.ts';
import { countResults, findBlockedItems, readResults } from './batch-results.store.ts';
import type { CountRow, Ordered, ResultRow, Wanted } from './batch-results.store.ts';
import { rowName } from './row-name.domain.ts';
import { findBatch } from './wholesale.store.ts';

interface Asked extends Ordered {
  readonly userId: string;
  readonly batchId: string;
  readonly offset: number;
  readonly reader: Reader;
}

/** A page of results, with the number of rows per level. */
export async function viewResults(
  deps: BlockDeps,
  { userId, batchId, offset, level, status, reader, order = 'line' }: Asked,
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
  const { db } = deps;
  if ((await findBatch(db, userId, batchId)) === undefined) return refuse('batch_not_found');
  const blocked = await findBlockedItems(deps, batchId);
  const [rows, counted] = await Promise.all([
    readResults(db, batchId, { blocked, level, status, order, limit: batchResultsPageSize, offset }),
    countResults(db, batchId, blocked),
  ]);
  const nameOf = namesFor(reader);
  const countOf = (wanted: Wanted, of: readonly CountRow[] = counted) =>
    of
      .filter((row) => wanted.level === undefined || row.level === wanted.level)
      .filter((row) => wanted.status === undefined || row.status === wanted.status)
      .reduce((sum, row) => sum + row.rows, 0);
  return done({
    results: rows.map((row) => viewResult(row, nameOf(row))),
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

const viewResult = (row: ResultRow, name: string): BatchResult => ({
  line: row.line,
  order_item_id: row.item_id,
  report_path: pathOf(row),
  name,
  product_name_ru: row.name_ru,
  status: row.status,
  level: row.verdict?.level ?? null,
  is_preliminary: row.is_preliminary,
  sentence: sentenceOf(row),
});

/** The path of a row's report on the brand's site. */
export const pathOf = ({ brand, name, item_id, subject }: ResultRow): string =>
  reportPathOf(brand, { product_name: name, order_item_id: item_id, kind: subject });

/** Who reads: a member of the staff in the customer's place, or the customer. */
export type Reader = Pick<Caller, 'actedBy'>;

/** Names the subjects of rows for one reader; nobody reads the names of people whose data is blocked. */
export const namesFor =
  ({ actedBy }: Reader) =>
  (row: ResultRow): string => {
    if (row.is_blocked) return BLOCKED;
    if (actedBy !== undefined) return publicSubject({ ...row, subject_kind: row.subject });
    const { subject: kind, object_key: objectKey, object_address: objectAddress, metadata } = row;
    return rowName({ kind, objectKey, objectAddress, metadata });
  };

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
