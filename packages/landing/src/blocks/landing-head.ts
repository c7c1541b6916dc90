import { serviceOf } from '@proverka/catalogue/services';
import type { Crumb, PageContext, PageHead } from '@proverka/shell-sdk/remote-module';
import { faqPage, serviceForSale } from '@proverka/shell-sdk/structured-data';
import type { Landing } from '../landing.ts';
import { pricesQuery } from '../prices-query.ts';

/** What search engines are told: the price of the catalogue, the listed one where the catalogue has none; nothing is for sale yet that is coming. */
export function landingHead(landing: Landing, crumbs: readonly Crumb[], context: PageContext): PageHead {
  const { platform, queryClient } = context;
  const service = serviceOf(platform.brand.id, landing.product_name);
  const prices = queryClient.getQueryData(pricesQuery(platform.api).queryKey);
  const forSale = serviceForSale(platform.brand, {
    name: service.title,
    description: landing.description,
    url: platform.origin + landing.path,
    priceRub: prices?.[service.product_name] ?? service.priceRub,
  });
  return {
    title: landing.title,
    description: landing.description,
    crumbs,
    structuredData: [...(service.isComing ? [] : [forSale]), faqPage(landing.questions)],
  };
}
