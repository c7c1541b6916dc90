import type { DeskInvoice, InvoiceState } from '@proverka/contract/bank-statement';
import { bankPageSize } from '@proverka/contract/bank-statement';
import { kopecks, toRubles } from '@proverka/validation/money';
import type { Connection } from '#platform/db/transaction.ts';
import { statement } from '#platform/db/statement.ts';
import { RECEIVED } from './bank-line.store.ts';

interface DeskInvoiceRow {
  readonly id: string;
  readonly number: string;
  readonly issued_on: string;
  readonly valid_until: string | null;
  readonly brand: string;
  readonly amount: number;
  readonly received: number;
  readonly state: InvoiceState;
  readonly payer_name: string;
  readonly payer_inn: string;
  readonly user_id: string;
  readonly order_id: string | null;
}

/**
 * Invoices with what the bank brought. `paid` also where the order was paid in another way, and where the invoice is about money that
 * had come before. `:today` is a day of Moscow.
 */
const DESK_INVOICES = `
  select i.id, i.number, i.issued_on::text, i.valid_until::text, i.brand, i.amount, b.received,
    i.content -> 'payer' ->> 'name' as payer_name, i.content -> 'payer' ->> 'inn' as payer_inn, i.user_id, i.order_id,
    i.created_at,
    case when b.received >= i.amount or i.transaction_id is not null or o.status in ('paid', 'closed') then 'paid'
      when b.received > 0 then 'part'
      when i.valid_until < :today::date then 'overdue' else 'open' end as state
  from invoice i
  cross join lateral (select ${RECEIVED} as received) b
  left join customer_order o on o.id = i.order_id
  where i.kind = 'invoice'`;

interface Filter {
  readonly today: string;
  readonly state: InvoiceState | null;
  /** A part of the name, as a pattern of `ilike`. */
  readonly pattern: string;
  readonly query: string;
}

const FILTERED = `
  from (${DESK_INVOICES}) one
  where (:state::text is null or state = :state)
    and (:query = '' or number ilike :pattern or payer_inn = :query or payer_name ilike :pattern)`;

const PAGE = statement<Filter & { limit: number; offset: number }, DeskInvoiceRow>(`
  select * ${FILTERED} order by created_at desc, id desc limit :limit offset :offset`);
const COUNT = statement<Filter, { total: number }>(`select count(*)::int as total ${FILTERED}`);

export interface InvoiceFilter {
  readonly state: InvoiceState | undefined;
  readonly query: string;
  readonly page: number;
}

export async function listDeskInvoices(
  db: Connection,
  { state, query, page }: InvoiceFilter,
  today: string,
): Promise<{ invoices: DeskInvoice[]; total: number }> {
  const filter = { today, state: state ?? null, query, pattern: `%${query.replaceAll(/[\\%_]/g, '\\$&')}%` };
  const rows = await PAGE(db, { ...filter, limit: bankPageSize, offset: page * bankPageSize });
  const [counted] = await COUNT(db, filter);
  return { invoices: rows.map(viewDeskInvoice), total: counted?.total ?? 0 };
}

const BY_IDS = statement<{ today: string; ids: readonly string[] }, DeskInvoiceRow>(
  `select * from (${DESK_INVOICES} and i.id = any(:ids::uuid[])) one`,
);

export async function deskInvoicesById(
  db: Connection,
  ids: readonly string[],
  today: string,
): Promise<ReadonlyMap<string, DeskInvoice>> {
  if (ids.length === 0) return new Map();
  const rows = await BY_IDS(db, { today, ids });
  return new Map(rows.map((row) => [row.id, viewDeskInvoice(row)]));
}

interface Asked {
  readonly today: string;
  readonly numbers: readonly string[];
  readonly inn: string;
  readonly amount: number;
}

// Whatever the payer may have meant: the number, the payer's other open invoices, and open ones of just this sum.
const LIKELY = statement<Asked, DeskInvoiceRow>(`
  select * from (
    select one.*, case when number = any(:numbers::text[]) then 0 when payer_inn = :inn then 1 else 2 end as rank
    from (${DESK_INVOICES} and i.anonymised_at is null and (
      i.number = any(:numbers::text[])
      or (:inn <> '' and i.content -> 'payer' ->> 'inn' = :inn)
      or i.amount = :amount)
    ) one
  ) ranked
  where rank = 0 or state <> 'paid'
  order by rank, amount = :amount desc, created_at desc limit 5`);

/** Invoices a doubtful line may be for, the likeliest first. */
export const likelyInvoices = async (db: Connection, asked: Asked): Promise<DeskInvoice[]> =>
  (await LIKELY(db, asked)).map(viewDeskInvoice);

const viewDeskInvoice = (row: DeskInvoiceRow): DeskInvoice => ({
  invoice_id: row.id,
  number: row.number,
  date: row.issued_on,
  valid_until: row.valid_until,
  brand: row.brand,
  amount: toRubles(kopecks(row.amount)),
  received: toRubles(kopecks(row.received)),
  state: row.state,
  payer_name: row.payer_name,
  payer_inn: row.payer_inn,
  person_id: row.user_id,
  order_id: row.order_id,
});
