import type { BrandId } from '@proverka/brand/host';
import { sitePages, type SitePage } from './site-pages.ts';

/** Every page, whatever it is. */
const everyPage = 'all';

/** «Тарифы и цены на отчёты, /tariff/»; what is in the path of one order or report alone is left out. */
const wordsOf = ([, path, title]: SitePage): string => `${title}, ${path.replaceAll(/:\w+\??/g, '…')}`;

export interface PageOption {
  readonly value: string;
  readonly label: string;
}

/** The pages of a site, with the one that was written before there was a list, where it is none of them. */
export function pageOptions(brand: BrandId, chosen: string): PageOption[] {
  const known = [
    { value: everyPage, label: 'Все страницы' },
    ...sitePages[brand].map((page) => ({ value: page[0], label: wordsOf(page) })),
  ];
  return known.some(({ value }) => value === chosen)
    ? known
    : [...known, { value: chosen, label: `Страница ${chosen}, её нет в списке` }];
}

/** What is chosen on another site: the same page, where that has it. */
export const pageOn = (brand: BrandId, chosen: string): string =>
  sitePages[brand].some(([route]) => route === chosen) ? chosen : everyPage;

/** «все страницы», «страница «Тарифы и цены на отчёты»». */
export function pageWords(brand: BrandId, route: string): string {
  if (route === everyPage) return 'все страницы';
  const page = sitePages[brand].find(([known]) => known === route);
  return page ? `страница «${page[2]}»` : `страница ${route}`;
}
