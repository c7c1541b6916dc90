import type { Variant } from '@proverka/brand/host';
import { prefetchDoneCount } from '@proverka/landing/done-count';
import { servedPage } from '@proverka/landing/served-page';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { RealtyCall } from '../features/check-form/realty-call.tsx';
import { PlainForm } from '../features/check-form/plain-form.tsx';
import {
  carForm,
  homeCompanyForm,
  homePersonForm,
  type PlainFormSpec,
} from '../features/check-form/plain-forms.ts';

/** What visitors of a host check; real estate is checked on the brand's other site. */
const formOf: Readonly<Partial<Record<Variant, PlainFormSpec>>> = {
  ru: homePersonForm,
  pro: homeCompanyForm,
  ur: homeCompanyForm,
  auto: carForm,
};

function VariantForm() {
  const { host } = usePlatform();
  const spec = formOf[host.variant];
  return spec ? <PlainForm spec={spec} /> : <RealtyCall />;
}

export const { Component, head, load } = servedPage({
  id: 'fizcheck-home',
  parts: async () => {
    const { homeParts } = await import(
      /* webpackChunkName: "fizcheck-home-story" */ '../features/home-story/home-parts.tsx'
    );
    return homeParts();
  },
  Form: VariantForm,
  prefetch: prefetchDoneCount,
});
