import type { AdvertBrief } from '@proverka/contract/advert';
import { statement } from '#platform/db/statement.ts';
import type { Connection } from '#platform/db/transaction.ts';
import { BRIEF_COLUMNS, briefOf } from './brief.domain.ts';
import type { BriefRow } from './brief.domain.ts';

export const BRIEF_SQL = `${BRIEF_COLUMNS.map((column) => `advert.${column}`).join(', ')},
  jsonb_array_length(advert.photos) as photo_count`;

const BY_IDS = statement<{ ids: readonly number[] }, BriefRow>(
  `select ${BRIEF_SQL} from advert where id = any(:ids) and aside is null`,
);
const ON_SALE = statement<{ keys: readonly number[] }, { flat_key: number; id: number; is_shown: boolean }>(`
  select flat_key, id, is_shown from advert
  where flat_key = any(:keys) and removed_on is null and aside is null order by is_shown desc, id`);

/** Adverts with the others of their flats that are on sale, in the order of the rows. */
export async function briefsOf(
  connection: Connection,
  rows: readonly BriefRow[],
  today: string,
): Promise<AdvertBrief[]> {
  if (rows.length === 0) return [];
  const keys = [...new Set(rows.map(({ flat_key }) => flat_key))];
  const onSale = Map.groupBy(await ON_SALE(connection, { keys }), ({ flat_key }) => flat_key);
  return rows.map((row) => {
    const ids = (onSale.get(row.flat_key) ?? []).map(({ id }) => id);
    return briefOf(row, ids.length > 0 ? ids : [row.id], today);
  });
}

/** Kept adverts in the order of the ids; those that are not known or set aside are left out. */
export async function advertsByIds(
  connection: Connection,
  ids: readonly number[],
  today: string,
): Promise<AdvertBrief[]> {
  const rows = new Map((await BY_IDS(connection, { ids: [...new Set(ids)] })).map((row) => [row.id, row]));
  const found = [...new Set(ids)].map((id) => rows.get(id)).filter((row) => row !== undefined);
  return briefsOf(connection, found, today);
}
