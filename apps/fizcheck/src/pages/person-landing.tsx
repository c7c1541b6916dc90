import type { PageModule } from '@proverka/shell-sdk/remote-module';
import { landingProducts, type LandingId } from '../content/landing-list.ts';
import { personForm } from '../features/check-form/person-form.ts';
import { PlainForm } from '../features/check-form/plain-form.tsx';
import { fizcheckLanding } from './fizcheck-landing.tsx';

export function landingOf(id: LandingId): PageModule {
  const spec = personForm(landingProducts[id]);
  return fizcheckLanding(id, () => <PlainForm spec={spec} />);
}
