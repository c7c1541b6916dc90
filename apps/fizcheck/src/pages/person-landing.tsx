import type { PageModule } from '@proverka/shell-sdk/remote-module';
import { landingProducts, type LandingId } from '../content/landing-list.ts';
import { PersonCheck } from '../features/check-form/person-check.tsx';
import { fizcheckLanding } from './fizcheck-landing.tsx';

export function landingOf(id: LandingId): PageModule {
  return fizcheckLanding(id, () => <PersonCheck productName={landingProducts[id]} />);
}
