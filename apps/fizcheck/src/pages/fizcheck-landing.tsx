import { landingPage } from '@proverka/landing/landing-page';
import type { PageModule } from '@proverka/shell-sdk/remote-module';
import type { ComponentType } from 'react';
import { checkFormOf } from '../content/check-forms.ts';
import { landingProducts, type LandingId } from '../content/landing-list.ts';
import { landingText } from '../content/landing-text.ts';

/** The sample report by kind of form, for products without one of their own. */
const sampleReports: Readonly<Record<string, string>> = {
  CreditRating: '/credit-rating-preview/',
  CheckBki: '/credit-rating-preview/',
  person: '/check-person-preview/',
  company: '/counter-agent-preview/',
  car: '/check-auto-preview/',
};

function samplePathOf(id: LandingId): { readonly samplePath?: string } {
  const product = landingProducts[id];
  const samplePath = sampleReports[product] ?? sampleReports[checkFormOf(product).kind];
  return samplePath === undefined ? {} : { samplePath };
}

const crumbs = [{ title: 'Все проверки', path: '/fizcheck/' }];

/** A landing of this brand with the form its product needs. */
export function fizcheckLanding(id: LandingId, Form: ComponentType, closingAction?: string): PageModule {
  return landingPage({ id, text: () => landingText(id), Form, crumbs, closingAction, ...samplePathOf(id) });
}
