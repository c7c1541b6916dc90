import { landingPage, type LandingParts } from '@proverka/landing/landing-page';
import type { PageModule } from '@proverka/shell-sdk/remote-module';
import { ObjectSearchForm } from '../features/object-search/object-search-form.tsx';

/** Who comes from here buys the risk report only (specification, section 2, Route parameters). */
function RiskSearch() {
  return <ObjectSearchForm query="?onlyRisk=true" />;
}

/** A landing whose visitor has an object in mind: the search leads to its page. */
const objectLanding = (parts: Omit<LandingParts, 'Form'>): PageModule =>
  landingPage({ ...parts, Form: ObjectSearchForm, isLine: true });

/** By route id. */
export const pages = {
  'kadastrovyj-nomer': objectLanding({
    id: 'kadastrovyj-nomer',
    text: async () =>
      (await import(/* webpackChunkName: "landing-blocks" */ '../content/landings/kadastrovyj-nomer.ts'))
        .kadastrovyjNomer,
    samplePath: '/egrn-object-preview/',
  }),
  valuation: objectLanding({
    id: 'valuation',
    text: async () =>
      (await import(/* webpackChunkName: "landing-blocks" */ '../content/landings/valuation.ts')).valuation,
    samplePath: '/valuation/demo-page/',
  }),
  risk: landingPage({
    id: 'risk',
    text: async () =>
      (await import(/* webpackChunkName: "landing-blocks" */ '../content/landings/risk.ts')).risk,
    Form: RiskSearch,
    isLine: true,
  }),
  'risk-assessment': objectLanding({
    id: 'risk-assessment',
    text: async () =>
      (await import(/* webpackChunkName: "landing-blocks" */ '../content/landings/risk-assessment.ts'))
        .riskAssessment,
    samplePath: '/risk-preview/',
  }),
  'risk-assessment-b2c': objectLanding({
    id: 'risk-assessment-b2c',
    text: async () =>
      (await import(/* webpackChunkName: "landing-blocks" */ '../content/landings/risk-assessment-b2c.ts'))
        .riskAssessmentB2c,
    crumbs: [{ title: 'Полная проверка', path: '/risk-assessment/' }],
  }),
} as const;
