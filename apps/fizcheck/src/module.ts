import type { Pages, PageModule } from '@proverka/shell-sdk/remote-module';
import { checkFormOf, type FormKind } from './content/check-forms.ts';
import { landingIds, landingProducts, type LandingId } from './content/landing-list.ts';
import type { decl } from './decl.ts';

interface LandingPages {
  readonly landingOf: (id: LandingId) => PageModule;
}

/** A kind of form is a chunk, shared by all landings that show it. */
const landingPages: Readonly<Record<FormKind, () => Promise<LandingPages>>> = {
  person: () => import(/* webpackChunkName: "landing-person" */ './pages/person-landing.tsx'),
  company: () => import(/* webpackChunkName: "landing-company" */ './pages/company-landing.tsx'),
  car: () => import(/* webpackChunkName: "landing-car" */ './pages/car-landing.tsx'),
  passport: () => import(/* webpackChunkName: "landing-passport" */ './pages/passport-landing.tsx'),
  realty: () => import(/* webpackChunkName: "landing-realty" */ './pages/realty-landing.tsx'),
};

async function loadLanding(id: LandingId): Promise<PageModule> {
  const { landingOf } = await landingPages[checkFormOf(landingProducts[id]).kind]();
  return landingOf(id);
}

const landings = Object.fromEntries(landingIds.map((id) => [id, () => loadLanding(id)])) as Readonly<
  Record<LandingId, () => Promise<PageModule>>
>;

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
  'fizcheck-blog': () => import(/* webpackChunkName: "fizcheck-blog" */ '@proverka/blog/blog-list'),
  'fizcheck-blog-article': () =>
    import(/* webpackChunkName: "fizcheck-blog-article" */ '@proverka/blog/blog-article'),
};
