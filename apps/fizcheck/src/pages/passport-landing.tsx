import type { PageModule } from '@proverka/shell-sdk/remote-module';
import type { LandingId } from '@proverka/catalogue/person-check-landings';
import { PassportCheck } from '../features/passport-check/passport-check.tsx';
import { fizcheckLanding } from './fizcheck-landing.tsx';

export function landingOf(id: LandingId): PageModule {
  return fizcheckLanding(id, PassportCheck);
}
