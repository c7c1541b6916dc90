import { statement } from '#platform/db/statement.ts';
import type { Connection } from '#platform/db/transaction.ts';

/** Against the median of its district and quarter of a year: beyond the first two it is a mistake, below the third a warning. */
const RATIOS = { most: 4, least: 0.2, low: 0.6 };
const ENOUGH = 20;

const SETTLE = statement<{ most: number; least: number; low: number; enough: number }>(`
  with usual as (
    select id_district, date_trunc('quarter', published_on) as quarter,
      percentile_cont(0.5) within group (order by price_per_m2) as per_m2
    from advert where aside is null group by 1, 2 having count(*) >= :enough
  ),
  judged as (
    select advert.id, price_per_m2 > per_m2 * :most or price_per_m2 < per_m2 * :least as is_mistake,
      price_per_m2 < per_m2 * :low as is_low, 'price_too_low' = any(warnings) as is_warned
    from advert join usual using (id_district)
    where aside is null and usual.quarter = date_trunc('quarter', published_on)
  )
  update advert set
    aside = case when is_mistake then 'price_far_off' end,
    is_shown = is_shown and not is_mistake,
    needs_matching = needs_matching or is_mistake,
    warnings = case when is_low and not is_warned then array_append(warnings, 'price_too_low')
      when is_warned and not is_low then array_remove(warnings, 'price_too_low') else warnings end
  from judged
  where judged.id = advert.id and (is_mistake or is_low <> is_warned)`);

/** Sets adverts aside whose price has a digit too many or too few, and marks those that are too cheap to be believed. */
export const settlePrices = async (connection: Connection): Promise<void> =>
  void (await SETTLE(connection, { ...RATIOS, enough: ENOUGH }));
