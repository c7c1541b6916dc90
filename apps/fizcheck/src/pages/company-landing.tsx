import type { PageModule } from '@proverka/shell-sdk/remote-module';
import { landings, type LandingId } from '@proverka/catalogue/person-check-landings';
import { CompanyCheck } from '../features/check-form/company-check.tsx';
import { fizcheckLanding } from './fizcheck-landing.tsx';

export function landingOf(id: LandingId): PageModule {
  return fizcheckLanding(id, () => <CompanyCheck productName={landings[id].product} />);
}
