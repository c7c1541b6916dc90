import type { AddRoute } from '#platform/http/route.ts';
import { done } from '#platform/result.ts';
import { checkToken } from './buyer/check-token.ts';
import type { CatalogueDeps } from './deps.ts';
import { addDiscountRoutes } from './discounts/discount.routes.ts';
import { addInsuranceRoutes } from './products/insurance.routes.ts';
import { addPriceComponentRoutes } from './products/price-component.routes.ts';
import { addPartnerTariffRoutes } from './partner-tariffs/partner-tariff.routes.ts';
import { addPriceDeskRoutes } from './preview/price-desk.routes.ts';
import { addProductRoutes } from './products/product.routes.ts';
import { addTariffRoutes } from './tariffs/tariff.routes.ts';

export function addCatalogueRoutes(add: AddRoute, deps: CatalogueDeps): void {
  // The tariff is part of the answer about the session, because prices depend on it.
  add('POST /token', async ({ session }) => done(await checkToken(deps, session)));
  addProductRoutes(add, deps);
  addInsuranceRoutes(add, deps);
  addPriceComponentRoutes(add, deps);
  addDiscountRoutes(add, deps);
  addTariffRoutes(add, deps);
  addPartnerTariffRoutes(add, deps);
  addPriceDeskRoutes(add, deps);
}
