import { createHash, createHmac } from 'node:crypto';
import { statement } from '#platform/db/statement.ts';
import type { Connection, Transaction } from '#platform/db/transaction.ts';
import type { JudgedAdvert } from './judge-advert.domain.ts';

/** A mark by which adverts of one seller are told; without the secret it tells no phone. */
const phoneMark = (secret: string, phone: string | null): string | null =>
  phone && createHmac('sha256', secret).update(`advert phone\n${phone}`).digest('base64url').slice(0, 22);

function keptRow({ phone, ...advert }: JudgedAdvert, secret: string, readAt: Date) {
  const content = { ...advert, phone_mark: phoneMark(secret, phone) };
  return {
    ...content,
    content_mark: createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22),
    flat_key: advert.id,
    is_shown: advert.aside === null && advert.removed_on === null,
    group_sites: 1 << advert.id_site,
    group_count: 1,
    needs_matching: true,
    read_at: readAt,
  };
}

const CONTENT = [
  'id_site',
  'url',
  'object_type',
  'title',
  'description',
  'price',
  'area',
  'price_per_m2',
  'rooms',
  'kitchen_area',
  'floor',
  'floors',
  'house_kind',
  'year_built',
  'condition',
  'ceiling',
  'balcony',
  'kad_number',
  'address',
  'street',
  'house',
  'id_city',
  'city',
  'id_district',
  'district',
  'id_dom',
  'lon',
  'lat',
  'seller',
  'phone_mark',
  'photos',
  'price_history',
  'published_on',
  'updated_on',
  'removed_on',
  'aside',
  'warnings',
  'content_mark',
  'needs_matching',
  'read_at',
] as const;

const ALL = ['id', ...CONTENT, 'flat_key', 'is_shown', 'group_sites', 'group_count'].join(', ');

// A flat that was shown stays shown until its duplicates are looked for again, unless it is off sale.
const KEEP = statement<{ rows: string }, { id: number }>(`
  insert into advert (${ALL}) select ${ALL} from jsonb_populate_recordset(null::advert, :rows::jsonb)
  on conflict (id) do update set
    ${CONTENT.map((column) => `${column} = excluded.${column}`).join(', ')},
    is_shown = advert.is_shown and excluded.is_shown
  where advert.content_mark <> excluded.content_mark
  returning id`);

/** Keeps adverts as they were judged; those that did not change are left alone. Returns the ids of the others. */
export async function keepAdverts(
  tx: Transaction,
  adverts: readonly JudgedAdvert[],
  { secret, readAt }: { secret: string; readAt: Date },
): Promise<number[]> {
  // One statement may not write a row twice: of a page that repeats an advert the last one holds.
  const rows = new Map(adverts.map((advert) => [advert.id, keptRow(advert, secret, readAt)]));
  if (rows.size === 0) return [];
  const kept = await KEEP(tx, { rows: JSON.stringify([...rows.values()]) });
  return kept.map(({ id }) => id);
}

const STREETS = statement<{ most: number }, { street: string; adverts: number }>(`
  with waiting as (
    select street, min(read_at) as since from advert where needs_matching group by street order by since, street limit :most
  )
  select street, (select count(*) from advert where advert.street = waiting.street)::integer as adverts
  from waiting order by since, street`);

/** Streets are matched together while they have so many adverts: a transaction for each would cost more than the matching. */
const TOGETHER = { streets: 40, adverts: 400 };

/** The next streets with adverts whose duplicates have not been looked for; a long one comes alone. */
export async function streetsToMatch(connection: Connection): Promise<string[]> {
  const waiting = await STREETS(connection, { most: TOGETHER.streets });
  let adverts = 0;
  return waiting
    .filter((street, at) => (adverts += street.adverts) <= TOGETHER.adverts || at === 0)
    .map(({ street }) => street);
}
