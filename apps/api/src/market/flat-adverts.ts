import type { AdvertBrief } from '@proverka/contract/advert';
import { statement } from '#platform/db/statement.ts';
import type { Connection } from '#platform/db/transaction.ts';
import { changesSince } from './advert-changes.domain.ts';
import type { AdvertChanges } from './advert-changes.domain.ts';
import { moscowDay } from './moscow-day.ts';
import { BRIEF_SQL, briefsOf } from './search/advert-lists.ts';
import type { BriefRow } from './search/brief.domain.ts';

interface Flat {
  /** The cadastral number of the flat, or any other name of it, which finds nothing. */
  readonly objectKey: string;
  /** An advert of it; null where none is known. */
  readonly advertId: number | null;
}

const MOST = 20;

/** Adverts that gave the number, the named one, and all that are taken for the same flat; those of years ago are left out. */
const OF_FLAT = statement<{ number: string; advertId: number | null; day: string; most: number }, BriefRow>(`
  select ${BRIEF_SQL} from advert
  where flat_key in (select flat_key from advert where kad_number = :number or id = :advertId::integer)
    and aside is null and (removed_on is null or removed_on >= :day::date)
  order by removed_on is not null, price, id limit :most`);

/** The adverts of a flat that were on sale at some time since a moment, with what changed in them since. */
export async function advertsOfFlat(
  db: Connection,
  { objectKey, advertId }: Flat,
  { since, now }: { since: Date; now: Date },
): Promise<(AdvertChanges & { readonly advert: AdvertBrief })[]> {
  const day = moscowDay(since);
  const rows = await OF_FLAT(db, { number: objectKey, advertId, day, most: MOST });
  const briefs = await briefsOf(db, rows, moscowDay(now));
  return briefs.flatMap((advert, at) => {
    const row = rows[at];
    return row === undefined ? [] : [{ advert, ...changesSince(row, day) }];
  });
}
