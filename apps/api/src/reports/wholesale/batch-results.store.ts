import type { BrandId } from '@proverka/brand/host';
import type { Level, Verdict } from '@proverka/contract/finding';
import { levels } from '@proverka/contract/finding';
import type { ItemStatus } from '@proverka/contract/order-list';
import type { SubjectKind } from '@proverka/contract/subject';
import type { BatchResultOrder } from '@proverka/contract/wholesale';
import type { StatedValue } from '@proverka/words/valuation-words';
import { statement } from '#platform/db/statement.ts';
import type { Connection } from '#platform/db/transaction.ts';
import { blockedAmong } from '#registers/subject-blocks.ts';
import type { BlockDeps } from '#registers/subject-blocks.ts';
import { valuationTask } from '#registers/task-type.ts';
import type { RowMetadata } from './read-row.domain.ts';

export interface ResultRow {
  readonly line: number;
  readonly item_id: string;
  /** About a person whose data is blocked: its verdict is nobody's to read. */
  readonly is_blocked: boolean;
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
    select case when i.id = any(:blocked::uuid[]) then null
      when progress.is_preliminary then report.verdict_so_far else report.verdict end
  ) as known (verdict)
  left join refund f on f.item_id = i.id and f.return_id is null and not f.for_checks
  left join payment on payment.id = f.payment_id
  where r.batch_id = :batchId::uuid`;

interface ListParameters {
  readonly batchId: string;
  readonly blocked: readonly string[];
}

interface ResultsParameters extends ListParameters {
  readonly level: Level | null;
  readonly status: ItemStatus | null;
  readonly byLevel: boolean;
  readonly limit: number;
  readonly offset: number;
}

const gravestFirst = levels.map((level) => `'${level}'`).join(', ');

const RESULTS = statement<ResultsParameters, ResultRow>(`
  select r.line, i.id as item_id, i.id = any(:blocked::uuid[]) as is_blocked, i.status, i.object_key, i.object_address, i.metadata, i.price,
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

export interface CountRow {
  readonly level: Level | null;
  readonly is_preliminary: boolean;
  readonly status: ItemStatus;
  readonly rows: number;
}

const COUNTS = statement<ListParameters, CountRow>(
  `select known.verdict->>'level' as level, progress.is_preliminary, i.status, count(*)::int as rows ${ROWS}
   group by 1, 2, 3`,
);

export interface Wanted {
  readonly level?: Level | undefined;
  readonly status?: ItemStatus | undefined;
}

export interface Ordered extends Wanted {
  readonly order?: BatchResultOrder;
}

interface Person extends Pick<ResultRow, 'item_id' | 'metadata'> {
  readonly subject_kind: 'person';
}

/** The people of a list, read only while anybody's data is blocked. */
const PEOPLE = statement<{ batchId: string }, Person>(`
  select i.id as item_id, p.subject as subject_kind, i.metadata
  from wholesale_row r join order_item i on i.id = r.item_id join product p on p.id = i.product_id
  where r.batch_id = :batchId::uuid and p.subject = 'person'
    and exists (select 1 from subject_block where ended_at is null)`);

/** The items of a list about people whose data is blocked; the queries below keep their verdicts out of rows and counts. */
export async function findBlockedItems(deps: BlockDeps, batchId: string): Promise<string[]> {
  const people = await PEOPLE(deps.db, { batchId });
  const isBlocked = await blockedAmong(deps, people);
  return people.filter(isBlocked).map(({ item_id: id }) => id);
}

interface Page extends Ordered {
  readonly blocked: readonly string[];
  readonly limit: number;
  readonly offset?: number;
}

export const readResults = (
  db: Connection,
  batchId: string,
  { blocked, level, status, order = 'line', limit, offset = 0 }: Page,
): Promise<ResultRow[]> =>
  RESULTS(db, {
    batchId,
    blocked,
    level: level ?? null,
    status: status ?? null,
    byLevel: order === 'level',
    limit,
    offset,
  });

export const countResults = (
  db: Connection,
  batchId: string,
  blocked: readonly string[],
): Promise<CountRow[]> => COUNTS(db, { batchId, blocked });
