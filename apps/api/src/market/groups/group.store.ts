import { weakGroupsShown } from '@proverka/contract/desk-adverts';
import type { NoParameters } from '@proverka/sql/named-sql';
import { statement } from '#platform/db/statement.ts';
import type { KeptReason } from '../advert.tables.ts';
import { BRIEF_SQL } from '../search/advert-lists.ts';
import type { BriefRow } from '../search/brief.domain.ts';

export type GroupRow = BriefRow & { readonly url: string; readonly is_shown: boolean };

export interface PairRow {
  readonly first_id: number;
  readonly second_id: number;
  readonly weight: number;
  readonly reasons: readonly KeptReason[];
  readonly by_hand: 'same' | 'apart' | null;
  readonly decided_by: string | null;
  readonly decided_at: Date | null;
  readonly reason: string | null;
}

/** Adverts of these flats; those set aside are no adverts for anybody. */
export const GROUP_ROWS = statement<{ keys: readonly number[] }, GroupRow>(`
  select ${BRIEF_SQL}, url, is_shown from advert where flat_key = any(:keys) and aside is null
  order by is_shown desc, removed_on is not null, id`);

export const ADVERT_ROWS = statement<{ ids: readonly number[] }, GroupRow>(
  `select ${BRIEF_SQL}, url, is_shown from advert where id = any(:ids) and aside is null`,
);

export const PAIR_ROWS = statement<{ ids: readonly number[] }, PairRow>(`
  select p.first_id, p.second_id, p.weight, p.reasons, p.by_hand, u.name as decided_by, d.decided_at, d.reason
  from advert_pair p left join advert_decision d on d.id = p.decision_id left join app_user u on u.id = d.decided_by
  where p.first_id = any(:ids) or p.second_id = any(:ids)
  order by p.by_hand is not null, p.weight desc, p.first_id, p.second_id`);

interface Key {
  readonly flat_key: number;
}

export const KEYS_BY_ID = statement<{ ids: readonly number[] }, Key>(
  'select distinct flat_key from advert where id = any(:ids) and aside is null',
);
export const KEYS_BY_URL = statement<{ url: string }, Key>(
  "select distinct flat_key from advert where url = any(array[:url, :url || '/']) and aside is null limit 12",
);
export const KEYS_BY_NUMBER = statement<{ number: string }, Key>(
  'select distinct flat_key from advert where kad_number = :number and aside is null limit 12',
);
/** Flats that were joined with the least certainty, the least certain first. A flat may have several weak pairs. */
export const WEAKEST_KEYS = statement<NoParameters, Key>(`
  select flat_key from (
    select advert.flat_key, pair.weight from advert_pair pair join advert on advert.id = pair.first_id
    where pair.by_hand is null order by pair.weight limit ${weakGroupsShown * 5}
  ) as weak
  group by flat_key order by min(weight), flat_key limit ${weakGroupsShown}`);
