import { serviceOf } from '@proverka/catalogue/services';
import type { Crumb, PageContext, PageHead } from '@proverka/shell-sdk/remote-module';
import { faqPage, serviceForSale } from '@proverka/shell-sdk/structured-data';
import type { Landing } from '../landing.ts';
import { pricesQuery } from '../prices-query.ts';

/** The offer for search engines at the catalogue's price, else the listed one. */
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
    structuredData: [forSale, faqPage(landing.questions)],
  };
}
