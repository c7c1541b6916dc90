import type { Pages, PageModule } from '@proverka/shell-sdk/remote-module';
import {
  landingIds,
  landings as landingTerms,
  type LandingId,
  type LandingTerms,
} from '@proverka/catalogue/person-check-landings';
import type { decl } from './decl.ts';

interface LandingPages {
  readonly landingOf: (id: LandingId) => PageModule;
}

/** A kind of form is a chunk, shared by all landings that show it. */
const landingPages: Readonly<Record<LandingTerms['form'], () => Promise<LandingPages>>> = {
  person: () => import(/* webpackChunkName: "landing-person" */ './pages/person-landing.tsx'),
  company: () => import(/* webpackChunkName: "landing-company" */ './pages/company-landing.tsx'),
  car: () => import(/* webpackChunkName: "landing-car" */ './pages/car-landing.tsx'),
  passport: () => import(/* webpackChunkName: "landing-passport" */ './pages/passport-landing.tsx'),
  fssp: () => import(/* webpackChunkName: "landing-fssp" */ './pages/fssp-landing.tsx'),
  realty: () => import(/* webpackChunkName: "landing-realty" */ './pages/realty-landing.tsx'),
};

async function loadLanding(id: LandingId): Promise<PageModule> {
  const { landingOf } = await landingPages[landingTerms[id].form]();
  return landingOf(id);
}

const landings = Object.fromEntries(landingIds.map((id) => [id, () => loadLanding(id)])) as Readonly<
  Record<LandingId, () => Promise<PageModule>>
>;

const loadReport = () =>
  import(/* webpackChunkName: "check-report" */ '@proverka/report-kit/check-report-page');
const loadPdf = () =>
  import(/* webpackChunkName: "check-report" */ '@proverka/report-kit/check-report-pdf-page');
const loadPreview = () => import(/* webpackChunkName: "check-preview" */ './pages/check-preview-page.tsx');

export const pages: Pages<typeof decl> = {
  ...landings,
  'fizcheck-home': () => import(/* webpackChunkName: "fizcheck-home" */ './pages/home-page.tsx'),
  fizcheck: () => import(/* webpackChunkName: "fizcheck" */ './pages/all-services-page.tsx'),
  'fizcheck-checkout': () =>
    import(/* webpackChunkName: "fizcheck-checkout" */ './pages/check-checkout-page.tsx'),
  'check-person-preview': () =>
    import(/* webpackChunkName: "check-person-preview" */ './pages/check-person-preview-page.ts'),
  'counter-agent-preview': () =>
    import(/* webpackChunkName: "counter-agent-preview" */ './pages/counter-agent-preview-page.ts'),
  'credit-rating-preview': () =>
    import(/* webpackChunkName: "credit-rating-preview" */ './pages/credit-rating-preview-page.ts'),
  'check-auto-preview': () =>
    import(/* webpackChunkName: "check-auto-preview" */ './pages/check-auto-preview-page.ts'),
  'made-check-person-preview': loadPreview,
  'made-counter-agent-preview': loadPreview,
  'made-credit-rating-preview': loadPreview,
  'made-check-auto-preview': loadPreview,
  'check-person-report': loadReport,
  'check-fiz-report': loadReport,
  'counter-agent-report': loadReport,
  'credit-rating-report': loadReport,
  'check-auto-report': loadReport,
  'check-person-pdf': loadPdf,
  'fizcheck-blog': () => import(/* webpackChunkName: "fizcheck-blog" */ '@proverka/blog/blog-list'),
  'fizcheck-blog-article': () =>
    import(/* webpackChunkName: "fizcheck-blog-article" */ '@proverka/blog/blog-article'),
};
