import type { PageModule } from '@proverka/shell-sdk/remote-module';
import { landingProducts, type LandingId } from '../content/landing-list.ts';
import { CompanyCheck } from '../features/check-form/company-check.tsx';
import { fizcheckLanding } from './fizcheck-landing.tsx';

export function landingOf(id: LandingId): PageModule {
  return fizcheckLanding(id, () => <CompanyCheck productName={landingProducts[id]} />);
}
