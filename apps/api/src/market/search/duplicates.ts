import type { AdvertDuplicate } from '@proverka/contract/advert';
import { statement } from '#platform/db/statement.ts';
import type { Connection } from '#platform/db/transaction.ts';
import type { KeptReason } from '../advert.tables.ts';
import { BRIEF_SQL, briefsOf } from './advert-lists.ts';
import type { BriefRow } from './brief.domain.ts';

type DuplicateRow = BriefRow & {
  readonly weight: number | null;
  readonly reasons: readonly KeptReason[] | null;
  readonly by_hand: 'same' | 'apart' | null;
};

const DUPLICATES = statement<{ id: number; flatKey: number; most: number }, DuplicateRow>(`
  select ${BRIEF_SQL}, pair.weight, pair.reasons, pair.by_hand
  from advert left join advert_pair pair
    on pair.first_id = least(advert.id, :id) and pair.second_id = greatest(advert.id, :id)
  where advert.flat_key = :flatKey and advert.id <> :id and advert.aside is null
  order by advert.removed_on is not null, pair.weight desc nulls last, advert.id limit :most`);

const MOST = 50;

/** Other adverts of the same flat with what speaks for it, those on sale first. */
export async function duplicatesOf(
  connection: Connection,
  { id, flat_key }: BriefRow,
  today: string,
): Promise<AdvertDuplicate[]> {
  const rows = await DUPLICATES(connection, { id, flatKey: flat_key, most: MOST });
  const briefs = await briefsOf(connection, rows, today);
  return briefs.map((advert, at) => ({
    advert,
    weight: rows[at]?.weight ?? null,
    reasons: [
      ...(rows[at]?.by_hand === 'same' ? [BY_HAND] : []),
      ...(rows[at]?.reasons ?? []).filter(({ weight }) => weight !== 0),
    ],
  }));
}

/** Stands before every sign. */
const BY_HAND: KeptReason = { sign: 'by_hand', weight: 20, text: 'Проверено нашим сотрудником' };
