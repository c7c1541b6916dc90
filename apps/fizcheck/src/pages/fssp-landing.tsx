import type { PageModule } from '@proverka/shell-sdk/remote-module';
import type { LandingId } from '@proverka/catalogue/person-check-landings';
import { FsspCheck } from '../features/fssp-check/fssp-check.tsx';
import { fizcheckLanding } from './fizcheck-landing.tsx';

export function landingOf(id: LandingId): PageModule {
  return fizcheckLanding(id, FsspCheck);
}
