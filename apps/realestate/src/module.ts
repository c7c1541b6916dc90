import type { PageModule, Pages } from '@proverka/shell-sdk/remote-module';
import type { decl } from './decl.ts';

// Pages with common code share a chunk, and all pages served as HTML only share one: the name and digest of every chunk
// are sent to every visitor with the container.
const loadObjectLandings = () =>
  import(/* webpackChunkName: "object-landings" */ './pages/object-landings.tsx');
const loadPersonLandings = () =>
  import(/* webpackChunkName: "person-landings" */ './pages/person-landings.tsx');
const loadSampleReports = () => import(/* webpackChunkName: "sample-reports" */ './pages/sample-reports.tsx');
const loadExtractPreviews = () =>
  import(/* webpackChunkName: "valuation-preview" */ './pages/extract-preview-pages.tsx');
const loadSaleHistory = () => import(/* webpackChunkName: "sale-history" */ './pages/sale-history-pages.tsx');
const loadAdverts = () => import(/* webpackChunkName: "adverts" */ './pages/adverts-pages.tsx');
const loadMarket = () => import(/* webpackChunkName: "market" */ './pages/market-pages.tsx');
const loadSellerExtract = () =>
  import(/* webpackChunkName: "seller-extract" */ './pages/seller-extract-pages.tsx');
const loadCheckReport = () =>
  import(/* webpackChunkName: "check-report" */ '@proverka/report-kit/check-report-page');

/** One page of a chunk with several. */
const pageOf =
  <Parts extends Readonly<Record<string, PageModule>>, Id extends keyof Parts>(
    load: () => Promise<{ readonly pages: Parts }>,
    id: Id,
  ) =>
  async () =>
    (await load()).pages[id];

export const pages: Pages<typeof decl> = {
  home: () => import(/* webpackChunkName: "home" */ './pages/home-page.tsx'),
  'kadastrovyj-nomer': pageOf(loadObjectLandings, 'kadastrovyj-nomer'),
  'number-search': () => import(/* webpackChunkName: "object-landings" */ './pages/number-search-page.tsx'),
  'check-owner': pageOf(loadPersonLandings, 'check-owner'),
  'realty-credit-rating': pageOf(loadPersonLandings, 'realty-credit-rating'),
  valuation: pageOf(loadObjectLandings, 'valuation'),
  'valuation-demo': pageOf(loadSampleReports, 'valuation-demo'),
  'valuation-accuracy': () =>
    import(/* webpackChunkName: "valuation-accuracy" */ './pages/valuation-accuracy-page.tsx'),
  'valuation-report': () => import(/* webpackChunkName: "object-report" */ './pages/object-report-page.tsx'),
  'cost-assessment-preview': pageOf(loadSampleReports, 'cost-assessment-preview'),
  'valuation-preview': () =>
    import(/* webpackChunkName: "valuation-preview" */ './pages/valuation-preview-page.tsx'),
  risk: pageOf(loadObjectLandings, 'risk'),
  'risk-assessment': pageOf(loadObjectLandings, 'risk-assessment'),
  'risk-assessment-b2c': pageOf(loadObjectLandings, 'risk-assessment-b2c'),
  'risk-preview': pageOf(loadSampleReports, 'risk-preview'),
  'egrn-object-preview': pageOf(loadSampleReports, 'egrn-object-preview'),
  'egrn-right-list-preview': pageOf(loadSampleReports, 'egrn-right-list-preview'),
  'egrn-object-of': pageOf(loadExtractPreviews, 'egrn-object-of'),
  'egrn-right-list-of': pageOf(loadExtractPreviews, 'egrn-right-list-of'),
  'seller-extract': pageOf(loadSellerExtract, 'seller-extract'),
  'seller-extract-order': pageOf(loadSellerExtract, 'seller-extract-order'),
  mortgage: async () => (await import(/* webpackChunkName: "mortgage" */ './pages/mortgage-page.tsx')).page,
  'sale-history': pageOf(loadSaleHistory, 'sale-history'),
  'sale-history-detail': pageOf(loadSaleHistory, 'sale-history-detail'),
  adverts: pageOf(loadAdverts, 'adverts'),
  'adverts-find': pageOf(loadAdverts, 'adverts-find'),
  advert: () => import(/* webpackChunkName: "advert" */ './pages/advert-page.tsx'),
  market: pageOf(loadMarket, 'market'),
  'market-city': pageOf(loadMarket, 'market-city'),
  'market-district': pageOf(loadMarket, 'market-district'),
  object: () => import(/* webpackChunkName: "object" */ './pages/object-page.tsx'),
  'object-checkout': () =>
    import(/* webpackChunkName: "object-checkout" */ './pages/object-checkout-page.tsx'),
  'object-report': () => import(/* webpackChunkName: "object-report" */ './pages/object-report-page.tsx'),
  'realty-check-checkout': () =>
    import(/* webpackChunkName: "realty-check-checkout" */ './pages/check-checkout-page.tsx'),
  'owner-check-report': loadCheckReport,
  'realty-credit-rating-report': loadCheckReport,
  'risk-report': () => import(/* webpackChunkName: "risk-report" */ './pages/risk-report-page.tsx'),
  'risk-checkout': () => import(/* webpackChunkName: "risk-checkout" */ './pages/risk-checkout-page.tsx'),
  blog: () => import(/* webpackChunkName: "blog" */ '@proverka/blog/blog-list'),
  'blog-article': () => import(/* webpackChunkName: "blog-article" */ '@proverka/blog/blog-article'),
};
