import { setTimeout as wait } from 'node:timers/promises';
import { json } from '#platform/db/columns.ts';
import { statement } from '#platform/db/statement.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Connection } from '#platform/db/transaction.ts';
import type { MarketDeps } from '../deps.ts';
import { moscowDay } from '../moscow-day.ts';
import { findReading } from '../reading/reading.store.ts';
import {
  MONTHS_TOLD,
  addFlat,
  addGathered,
  emptyGathered,
  figuresOf,
  monthBefore,
} from './figures.domain.ts';
import type { Gathered, SoldFlat, Span } from './figures.domain.ts';
import { slugsOf } from './slug.domain.ts';
import { assembleFigures } from './assemble-figures.domain.ts';
import type { CountedArea } from './assemble-figures.domain.ts';

interface District {
  readonly id: number;
  readonly title: string;
  readonly id_city: number;
  readonly city: string;
}

const DISTRICTS = statement<object, District>(`
  select id_district as id, mode() within group (order by district) as title,
    mode() within group (order by id_city)::integer as id_city, mode() within group (order by city) as city
  from advert where aside is null group by id_district order by 1`);
// One advert tells of each flat: the shown one, else the first published.
const FLATS = statement<{ district: number; from: string }, SoldFlat>(`
  select distinct on (flat_key) price, area, price_per_m2, rooms, house_kind, published_on, removed_on, is_shown, group_count,
    price_history
  from advert
  where id_district = :district and aside is null and (removed_on is null or removed_on >= :from)
  order by flat_key, is_shown desc, published_on, id`);
const COUNTED = statement<object, { counted_on: string | null }>(
  'select max(counted_on) as counted_on from market_area',
);
const NOTE_DUE = statement('update market_area set counted_on = null');
const FORGET = statement('delete from market_area');
const NOTE = statement<{ areas: string }>(`
  insert into market_area (type, id, id_city, title, slug, figures, counted_on)
  select * from jsonb_to_recordset(:areas::jsonb) as area (
    type text, id integer, id_city integer, title text, slug text, figures jsonb, counted_on date)`);

type CountDeps = Pick<MarketDeps, 'db' | 'now'>;

/** Adverts have changed: whatever was counted today is counted again. */
export const noteFiguresDue = (connection: Connection): Promise<unknown> => NOTE_DUE(connection);

/** Once a day, and when adverts have changed. */
export async function areFiguresDue({ db, now }: CountDeps): Promise<boolean> {
  const [counted] = await COUNTED(db);
  return counted?.counted_on !== moscowDay(now());
}

/** Counts the figures of every city and district anew; told to stop, it leaves those that were. */
export async function countFigures(deps: CountDeps, signal: AbortSignal, restShare: number): Promise<void> {
  const { db, now } = deps;
  const today = moscowDay(now());
  const districts = await DISTRICTS(db);
  // As long as only what is on sale has been read, nothing can be said of earlier months.
  const months = (await findReading(db))?.stage === 'changes' ? MONTHS_TOLD : 1;
  const gathered = await gatherDistricts(deps, districts, { today, months, restShare, signal });
  if (signal.aborted) return;
  const areas = assembleFigures(countedAreas(districts, gathered, today), today);
  await inTransaction(db, async (tx) => {
    await FORGET(tx);
    if (areas.length > 0) await NOTE(tx, { areas: json(areas) });
  });
}

/** District by district: the flats of all at once would not fit beside other work. */
async function gatherDistricts(
  { db }: CountDeps,
  districts: readonly District[],
  { today, months, restShare, signal }: Span & { restShare: number; signal: AbortSignal },
): Promise<Map<number, Gathered>> {
  const from = `${monthBefore(today.slice(0, 7), months - 1)}-01`;
  const all = new Map<number, Gathered>();
  for (const { id } of districts) {
    if (signal.aborted) return all;
    const begun = performance.now();
    const gathered = emptyGathered();
    for (const flat of await FLATS(db, { district: id, from })) addFlat(gathered, flat, { today, months });
    all.set(id, gathered);
    await wait((performance.now() - begun) * restShare);
  }
  return all;
}

function countedAreas(
  districts: readonly District[],
  gathered: ReadonlyMap<number, Gathered>,
  today: string,
): CountedArea[] {
  const cities = [...Map.groupBy(districts, ({ id_city }) => id_city)].map(([id, members]) => ({
    id,
    title: members[0]?.city ?? '',
    members,
  }));
  const citySlugs = slugsOf(cities);
  const areas: CountedArea[] = [];
  for (const { id, title, members } of cities) {
    const slugs = slugsOf(members);
    const whole = emptyGathered();
    for (const district of members) {
      const own = gathered.get(district.id) ?? emptyGathered();
      addGathered(whole, own);
      const slug = slugs.get(district.id) ?? String(district.id);
      const figures = figuresOf(own, today);
      areas.push({
        type: 'district',
        id: district.id,
        id_city: id,
        title: district.title,
        slug,
        own: figures,
      });
    }
    const slug = citySlugs.get(id) ?? String(id);
    areas.push({ type: 'city', id, id_city: id, title, slug, own: figuresOf(whole, today) });
  }
  return areas;
}
