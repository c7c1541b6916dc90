import { deskCountLimit } from '@proverka/contract/desk-page';
import type { PriceFacts, PriceHistoryPart, PriceHistoryRow } from '@proverka/contract/price-history';
import type { Connection } from '#platform/db/transaction.ts';
import { statement } from '#platform/db/statement.ts';

interface HistoryQuery {
  readonly part?: PriceHistoryPart | undefined;
  readonly product_id?: string | undefined;
  readonly subject_id?: string | undefined;
  /** The last row seen. */
  readonly after?: string | undefined;
  readonly limit: number;
}

interface HistoryPage {
  readonly history: PriceHistoryRow[];
  readonly next: string | null;
  readonly total: { readonly count: number; readonly is_more: boolean } | null;
}

interface Filters {
  readonly part: PriceHistoryPart | null;
  readonly productId: string | null;
  readonly subjectId: string | null;
}

interface HistoryRow {
  readonly id: string;
  readonly made_at: Date;
  readonly made_by: string;
  readonly maker: string;
  readonly part: PriceHistoryPart;
  readonly act: PriceHistoryRow['act'];
  readonly product_id: string | null;
  readonly name_ru: string | null;
  readonly subject_id: string;
  readonly starts_at: Date;
  readonly before: PriceFacts | null;
  readonly after: PriceFacts | null;
  readonly reason: string;
}

const FITS = `(:part::text is null or h.part = :part) and (:productId::uuid is null or h.product_id = :productId)
  and (:subjectId::uuid is null or h.subject_id = :subjectId)`;

const PAGE = statement<Filters & { readonly behind: string | null; readonly limit: number }, HistoryRow>(`
  select h.*, p.name_ru, coalesce(nullif(u.name, ''), u.email) as maker
  from price_history h join app_user u on u.id = h.made_by left join product p on p.id = h.product_id
  where ${FITS} and (:behind::uuid is null
    or (h.made_at, h.id) < (select l.made_at, l.id from price_history l where l.id = :behind))
  order by h.made_at desc, h.id desc limit :limit`);

const COUNT = statement<Filters & { readonly most: number }, { count: number }>(
  `select count(*)::int as count from (select from price_history h where ${FITS} limit :most) counted`,
);

/** Acts on prices, the newest first. */
export async function listHistory(db: Connection, query: HistoryQuery): Promise<HistoryPage> {
  const { part = null, product_id: productId = null, subject_id: subjectId = null, after, limit } = query;
  const filters = { part, productId, subjectId };
  const rows = await PAGE(db, { ...filters, behind: after ?? null, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const counted = after === undefined ? await COUNT(db, { ...filters, most: deskCountLimit + 1 }) : null;
  const count = counted?.[0]?.count ?? 0;
  return {
    history: shown.map(viewHistory),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
    total:
      counted === null ? null : { count: Math.min(count, deskCountLimit), is_more: count > deskCountLimit },
  };
}

const viewHistory = (row: HistoryRow): PriceHistoryRow => ({
  history_id: row.id,
  made_at: row.made_at.toISOString(),
  made_by: { id: row.made_by, name: row.maker },
  part: row.part,
  act: row.act,
  product_id: row.product_id,
  product_name_ru: row.name_ru,
  subject_id: row.subject_id,
  starts_at: row.starts_at.toISOString(),
  before: row.before,
  after: row.after,
  reason: row.reason,
});
