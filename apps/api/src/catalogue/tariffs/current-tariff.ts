import type { HostEntry } from '@proverka/brand/host';
import type { CurrentTariff } from '@proverka/contract/tariff';
import { toDecimalString, toRubles } from '@proverka/validation/money';
import type { CatalogueDeps } from '../deps.ts';
import type { Catalogue } from '../catalogue.domain.ts';
import { readBuyer } from '../read-buyer.ts';
import { guest, priceOf } from '../pricing.domain.ts';
import type { Buyer } from '../pricing.domain.ts';
import { sellPercent } from '../products/rounding.domain.ts';
import { SPECIAL_PRICE_LIMIT, leftOfSpecialPrices, readStanding, standingOf } from '../buyer/standing.ts';
import { categoryOf, listedProducts, viewTariff } from './tariff.domain.ts';

/** A person's current tariff, the sum spent and the sum left to the next threshold. */
export async function viewCurrentTariff(
  deps: Pick<CatalogueDeps, 'db' | 'now' | 'tariffs' | 'catalogue'>,
  userId: string,
  host: HostEntry,
): Promise<CurrentTariff> {
  const [facts, tariffs, catalogue, buyer] = await Promise.all([
    readStanding(deps.db, userId),
    deps.tariffs(),
    deps.catalogue(),
    readBuyer(deps, userId),
  ]);
  const { tariff, next, isPersonal, isSpecialRole, hasRolePrices } = standingOf(tariffs, catalogue, facts);
  return {
    tariff: viewTariff(tariff, listedProducts(categoryOf(host), catalogue)),
    sum_of_transactions: toDecimalString(facts.spent),
    is_personal: isPersonal,
    next_tariff: next && {
      tariff_title: next.tariff.name,
      tariff_threshold: toRubles(next.tariff.threshold),
      left: toRubles(next.left),
    },
    special_prices: isSpecialRole
      ? {
          threshold: toRubles(SPECIAL_PRICE_LIMIT),
          left: toRubles(leftOfSpecialPrices(facts.spent)),
          hold: hasRolePrices,
        }
      : null,
    sell_percent: extractSellPercent(catalogue, buyer),
  };
}

/** Section 9, for the extract about an object; terms only lower a price, so it is 0 unless a catalogue says otherwise. */
function extractSellPercent(catalogue: Catalogue, buyer: Buyer): number {
  const product = [...catalogue.values()].find(({ name }) => name === 'EgrnObject');
  return product === undefined
    ? 0
    : sellPercent(priceOf(product, guest).total, priceOf(product, buyer).total);
}
