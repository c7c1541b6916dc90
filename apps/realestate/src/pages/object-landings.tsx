import { landingPage, type LandingParts } from '@proverka/landing/landing-page';
import type { PageModule } from '@proverka/shell-sdk/remote-module';
import { Link } from '@proverka/shell-sdk/router';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { objectPath, riskCheckoutPath, valuationPreviewPath } from '@proverka/order-flow/object-words';
import { freeRiskCoupon } from '@proverka/order-flow/free-risk-coupon';
import { ObjectSearchForm } from '../features/object-search/object-search-form.tsx';

/**
 * The free-risk search: its visitors are offered only the risk report, with the coupon for a free one (specification,
 * section 2, Route parameters, and section 4).
 */
function RiskSearch() {
  return <ObjectSearchForm pathOf={(key) => `${objectPath(key)}?onlyRisk=true&coupon=${freeRiskCoupon}`} />;
}

/** Visitors from here know what to order; they name owners at the checkout. */
function FullCheckSearch() {
  return <ObjectSearchForm pathOf={(key) => riskCheckoutPath(key)} />;
}

/** What the valuation would rest on comes before the order. */
function FlatSearch() {
  return (
    <>
      <ObjectSearchForm pathOf={(key) => valuationPreviewPath(key)} />
      <p>
        <Link to="/valuation/accuracy/" className={linkClassName()}>
          Насколько мы ошибаемся: проверка на сделках
        </Link>
      </p>
    </>
  );
}

const closingAction = 'Перейти к поиску';

/** A landing with a search that leads to the object's page. */
const objectLanding = (parts: Omit<LandingParts, 'Form'>, Form = ObjectSearchForm): PageModule =>
  landingPage({ ...parts, Form, isLine: true, closingAction });

/** By route id. */
export const pages = {
  'kadastrovyj-nomer': objectLanding({
    id: 'kadastrovyj-nomer',
    text: async () =>
      (await import(/* webpackChunkName: "landing-blocks" */ '../content/landings/kadastrovyj-nomer.ts'))
        .kadastrovyjNomer,
    samplePath: '/egrn-object-preview/',
  }),
  valuation: objectLanding(
    {
      id: 'valuation',
      text: async () =>
        (await import(/* webpackChunkName: "landing-blocks" */ '../content/landings/valuation.ts')).valuation,
      samplePath: '/valuation/demo-page/',
    },
    FlatSearch,
  ),
  risk: landingPage({
    id: 'risk',
    text: async () =>
      (await import(/* webpackChunkName: "landing-blocks" */ '../content/landings/risk.ts')).risk,
    Form: RiskSearch,
    isLine: true,
    closingAction,
  }),
  'risk-assessment': objectLanding(
    {
      id: 'risk-assessment',
      text: async () =>
        (await import(/* webpackChunkName: "landing-blocks" */ '../content/landings/risk-assessment.ts'))
          .riskAssessment,
      samplePath: '/risk-preview/',
    },
    FullCheckSearch,
  ),
  'risk-assessment-b2c': objectLanding(
    {
      id: 'risk-assessment-b2c',
      text: async () =>
        (await import(/* webpackChunkName: "landing-blocks" */ '../content/landings/risk-assessment-b2c.ts'))
          .riskAssessmentB2c,
      crumbs: [{ title: 'Полная проверка', path: '/risk-assessment/' }],
    },
    FullCheckSearch,
  ),
} as const;
