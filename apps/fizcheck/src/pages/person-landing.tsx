import type { PageModule } from '@proverka/shell-sdk/remote-module';
import { landings, type LandingId } from '@proverka/catalogue/person-check-landings';
import { personForm } from '../features/check-form/person-form.ts';
import { PlainForm } from '../features/check-form/plain-form.tsx';
import { fizcheckLanding } from './fizcheck-landing.tsx';

export function landingOf(id: LandingId): PageModule {
  const spec = personForm(landings[id].product);
  return fizcheckLanding(id, () => <PlainForm spec={spec} />);
}
