import { toDecimalString } from '@proverka/validation/money';
import type { Deps } from '../deps.ts';
import type { AddRoute } from '../http/route.ts';
import { readTotalSpent } from '../ledger/ledger.store.ts';
import { done } from '../result.ts';
import { basicTariffId, categoryOf, pricedProducts, viewTariff } from './tariff.domain.ts';
import { listTariffs } from './tariff.store.ts';

export function addTariffRoutes(add: AddRoute, deps: Deps): void {
  add('GET /tariff/get_all', async ({ query, host }) => {
    const [tariffs, catalogue] = await Promise.all([listTariffs(deps.db), deps.catalogue()]);
    const products = pricedProducts(query.category ?? categoryOf(host.entry), catalogue);
    return done({ tariffs: tariffs.map((terms) => viewTariff(terms, products)) });
  });

  add('GET /tariff/get_current', async ({ session, host }) => {
    const [tariffs, catalogue, spent] = await Promise.all([
      listTariffs(deps.db),
      deps.catalogue(),
      readTotalSpent(deps.db, session.userId),
    ]);
    // Orders are charged at base prices, so the basic tariff is what everybody has, whatever they spent.
    const current = tariffs.find(({ simpleId }) => simpleId === basicTariffId);
    if (current === undefined) throw new Error('the basic tariff is missing');
    const tariff = viewTariff(current, pricedProducts(categoryOf(host.entry), catalogue));
    return done({ tariff, sum_of_transactions: toDecimalString(spent) });
  });
}
