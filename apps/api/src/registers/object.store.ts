import type { ObjectDetails, ObjectInfo, ObjectMap } from '@proverka/contract/object';
import { sql } from 'kysely';
import { json } from '#platform/db/columns.ts';
import type { Connection } from '#platform/db/transaction.ts';
import { statement } from '#platform/db/statement.ts';
import type { KeptDetails, PlanWidth } from './objects/object-plan.domain.ts';

export interface KnownObject {
  readonly info: ObjectInfo;
  readonly details: ObjectDetails | null;
}

/** The key of an object: its cadastral number, or its address when it has none. */
export const keyOf = ({ Number: number, Address: address }: ObjectInfo): string => number || address;

export async function findKnownObject(db: Connection, key: string): Promise<KnownObject | null> {
  const row = await db
    .selectFrom('property_object')
    // Outlines of neighbours may be megabytes, which a page does not show.
    .select(['info', sql<ObjectDetails | null>`details - 'surroundings' - 'pictures' - 'map'`.as('details')])
    .where('key', '=', key)
    .executeTakeFirst();
  return row ?? null;
}

/** The plan as SVG; `null` when full info has drawn none. */
export async function findPlanPicture(db: Connection, key: string, width: PlanWidth): Promise<string | null> {
  const row = await db
    .selectFrom('property_object')
    .select(sql<string | null>`details -> 'pictures' ->> ${width}`.as('svg'))
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.svg ?? null;
}

/** The map as GeoJSON, `null` where full info found no outline, and when that was; `null` before anybody asked for it. */
export async function findKeptMap(
  db: Connection,
  key: string,
): Promise<{ readonly map: ObjectMap | null; readonly at: Date } | null> {
  const row = await db
    .selectFrom('property_object')
    .select([sql<ObjectMap | null>`details -> 'map'`.as('map'), 'details_at'])
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.details_at ? { map: row.map, at: row.details_at } : null;
}

/** What full info has learnt of an object, and when; `null` before anybody asked for it. */
export async function findDetails(
  db: Connection,
  key: string,
): Promise<{ readonly info: ObjectInfo; readonly details: KeptDetails; readonly at: Date } | null> {
  const row = await db
    .selectFrom('property_object')
    .select(['info', 'details', 'details_at'])
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row?.details || !row.details_at) return null;
  return { info: row.info, details: row.details, at: row.details_at };
}

// Ordered by key, so that two searches that found the same objects do not deadlock.
const REMEMBER = statement<{ found: string; source: string; now: Date }>(`
  insert into property_object (key, info, source, fetched_at)
  select key, info, :source, :now from jsonb_to_recordset(:found::jsonb) as found (key text, info jsonb) order by key
  on conflict (key) do update set info = excluded.info, source = excluded.source, fetched_at = excluded.fetched_at`);

/** Stores what a search found, so that the object page is served at once. */
export async function rememberObjects(
  db: Connection,
  objects: readonly ObjectInfo[],
  source: string,
  now: Date,
): Promise<void> {
  // One statement cannot update a row twice, and a source may list an object twice.
  const byKey = new Map(objects.map((info) => [keyOf(info), info]));
  byKey.delete('');
  if (byKey.size === 0) return;
  const found = json([...byKey].map(([key, info]) => ({ key, info })));
  await REMEMBER(db, { found, source, now });
}

export async function rememberDetails(
  db: Connection,
  key: string,
  { info, details }: { readonly info: ObjectInfo; readonly details: KeptDetails },
  now: Date,
): Promise<void> {
  const fresh = {
    info: json(info),
    source: 'full',
    fetched_at: now,
    details: json(details),
    details_at: now,
  };
  await db
    .insertInto('property_object')
    .values({ key, ...fresh })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(fresh))
    .execute();
}
