import type { PageModule } from '@proverka/shell-sdk/remote-module';
import { landings, type LandingId } from '@proverka/catalogue/person-check-landings';
import { PlainForm } from '../features/check-form/plain-form.tsx';
import { carForm } from '../features/check-form/plain-forms.ts';
import { fizcheckLanding } from './fizcheck-landing.tsx';

export function landingOf(id: LandingId): PageModule {
  const spec = { ...carForm, productName: landings[id].product };
  return fizcheckLanding(id, () => <PlainForm spec={spec} />);
}
