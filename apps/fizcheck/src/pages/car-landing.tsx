import type { PageModule } from '@proverka/shell-sdk/remote-module';
import type { LandingId } from '../content/landing-list.ts';
import { PlainForm } from '../features/check-form/plain-form.tsx';
import { carForm } from '../features/check-form/plain-forms.ts';
import { fizcheckLanding } from './fizcheck-landing.tsx';

export function landingOf(id: LandingId): PageModule {
  return fizcheckLanding(id, () => <PlainForm spec={carForm} />);
}
