import type { Pages } from '@proverka/shell-sdk/remote-module';
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

type Landings = Awaited<ReturnType<typeof loadObjectLandings>>['pages'];
const objectLanding = (id: keyof Landings) => async () => (await loadObjectLandings()).pages[id];

type Samples = Awaited<ReturnType<typeof loadSampleReports>>['pages'];
const sample = (id: keyof Samples) => async () => (await loadSampleReports()).pages[id];

export const pages: Pages<typeof decl> = {
  home: () => import(/* webpackChunkName: "home" */ './pages/home-page.tsx'),
  'kadastrovyj-nomer': objectLanding('kadastrovyj-nomer'),
  'number-search': () => import(/* webpackChunkName: "object-landings" */ './pages/number-search-page.tsx'),
  'check-owner': async () => (await loadPersonLandings()).pages['check-owner'],
  'realty-credit-rating': async () => (await loadPersonLandings()).pages['realty-credit-rating'],
  valuation: objectLanding('valuation'),
  'valuation-demo': sample('valuation-demo'),
  'valuation-accuracy': () =>
    import(/* webpackChunkName: "valuation-accuracy" */ './pages/valuation-accuracy-page.tsx'),
  'valuation-report': () => import(/* webpackChunkName: "object-report" */ './pages/object-report-page.tsx'),
  'cost-assessment-preview': sample('cost-assessment-preview'),
  'valuation-preview': () =>
    import(/* webpackChunkName: "valuation-preview" */ './pages/valuation-preview-page.tsx'),
  risk: objectLanding('risk'),
  'risk-assessment': objectLanding('risk-assessment'),
  'risk-assessment-b2c': objectLanding('risk-assessment-b2c'),
  'risk-preview': sample('risk-preview'),
  'egrn-object-preview': sample('egrn-object-preview'),
  'egrn-right-list-preview': sample('egrn-right-list-preview'),
  'egrn-object-of': async () => (await loadExtractPreviews()).pages['egrn-object-of'],
  'egrn-right-list-of': async () => (await loadExtractPreviews()).pages['egrn-right-list-of'],
  'seller-extract': async () => (await loadSellerExtract()).pages['seller-extract'],
  'seller-extract-order': async () => (await loadSellerExtract()).pages['seller-extract-order'],
  mortgage: async () => (await import(/* webpackChunkName: "mortgage" */ './pages/mortgage-page.tsx')).page,
  'sale-history': async () => (await loadSaleHistory()).pages['sale-history'],
  'sale-history-detail': async () => (await loadSaleHistory()).pages['sale-history-detail'],
  adverts: async () => (await loadAdverts()).pages.adverts,
  'adverts-find': async () => (await loadAdverts()).pages['adverts-find'],
  advert: () => import(/* webpackChunkName: "advert" */ './pages/advert-page.tsx'),
  market: async () => (await loadMarket()).pages.market,
  'market-city': async () => (await loadMarket()).pages['market-city'],
  'market-district': async () => (await loadMarket()).pages['market-district'],
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
