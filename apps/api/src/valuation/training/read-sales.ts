import { inTransaction } from '#platform/db/transaction.ts';
import { json } from '#platform/db/columns.ts';
import { statement } from '#platform/db/statement.ts';
import type { RegisteredSale } from '#registers/registered-sale.ts';
import type { ValuationDeps } from '../deps.ts';
import { quarterOf } from '../model/flat.domain.ts';
import { absurdityOf } from '../model/set-aside.domain.ts';

/** Sales are sometimes told of late, and a price or condition is corrected. */
const AGAIN_DAYS = 45;
/** More pages than this mean a source that pages for ever. */
const MOST_PAGES = 500;

const SINCE = statement<{ days: number }, { since: string | null }>(
  `select (max(registered_on) - :days::int)::text as since from flat_sale`,
);

const KEEP = statement<{ sales: string; now: Date }>(`
  insert into flat_sale (
    id, registered_on, kad_number, quarter, id_dom, id_district, id_city, is_apartments, rooms, area, floor, floors, house_kind,
    year_built, condition, ceiling, lon, lat, price, aside, read_at)
  select
    id, registered_on, kad_number, quarter, id_dom, id_district, id_city, is_apartments, rooms, area, floor, floors, house_kind,
    year_built, condition, ceiling, lon, lat, price, aside, :now
  from jsonb_to_recordset(:sales::jsonb) as told (
    id text, registered_on date, kad_number text, quarter text, id_dom integer, id_district integer, id_city integer,
    is_apartments boolean, rooms smallint, area real, floor smallint, floors smallint, house_kind text, year_built smallint,
    condition text, ceiling real, lon double precision, lat double precision, price bigint, aside text)
  order by id
  on conflict (id) do update set
    price = excluded.price, condition = excluded.condition, aside = excluded.aside, area = excluded.area, read_at = excluded.read_at`);

/** What became of a reading: how many sales were new to it, or why it ended early. */
export type SalesReading =
  | { readonly kind: 'read'; readonly sales: number }
  | { readonly kind: 'silent'; readonly reason: string };

/**
 * Reads what was registered since the last reading, a page after another. A page is kept at once, so that a reading that breaks off
 * goes on from there; a source that repeats a page or pages for ever is left.
 */
export async function readSales(deps: ValuationDeps, signal: AbortSignal): Promise<SalesReading> {
  const [{ since } = { since: null }] = await SINCE(deps.db, { days: AGAIN_DAYS });
  const seen = new Set<string>();
  let cursor = 0;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    signal.throwIfAborted();
    const answer = await deps.registeredSales.check({ since, cursor }, signal);
    if (answer.kind === 'unavailable') return { kind: 'silent', reason: answer.reason };
    if (answer.kind !== 'found') break;
    const { sales, nextCursor } = answer.data;
    const fresh = sales.filter(({ id }) => !seen.has(id));
    for (const { id } of fresh) seen.add(id);
    await keep(deps, fresh);
    if (nextCursor === null) return { kind: 'read', sales: seen.size };
    if (fresh.length === 0 || nextCursor <= cursor) return { kind: 'silent', reason: 'a page came again' };
    cursor = nextCursor;
  }
  return { kind: 'silent', reason: 'the list does not end' };
}

async function keep(deps: ValuationDeps, sales: readonly RegisteredSale[]): Promise<void> {
  if (sales.length === 0) return;
  const rows = json(sales.map(rowOf));
  await inTransaction(deps.db, (tx) => KEEP(tx, { sales: rows, now: deps.now() }));
}

function rowOf(sale: RegisteredSale) {
  const { object_type: type, coords, price, area } = sale;
  const quarter = quarterOf(sale.kad_number);
  const aside = absurdityOf({
    city: sale.id_city,
    district: sale.id_district,
    house: sale.id_dom,
    quarter,
    area,
    rooms: sale.rooms,
    floor: sale.floor,
    floors: sale.floors,
    kind: sale.house_kind,
    year: sale.year_built,
    ceiling: sale.ceiling,
    condition: sale.condition,
    isApartments: type === 'apartments',
    place: coords,
    price,
  });
  const { object_type: _type, coords: _coords, ...told } = sale;
  return {
    ...told,
    price: Math.round(price),
    quarter,
    is_apartments: type === 'apartments',
    lon: coords?.[0] ?? null,
    lat: coords?.[1] ?? null,
    aside,
  };
}
