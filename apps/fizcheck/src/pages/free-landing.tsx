import type { PageModule } from '@proverka/shell-sdk/remote-module';
import { landingProducts, type LandingId } from '../content/landing-list.ts';
import { checkFormOf } from '../content/check-forms.ts';
import { FsspCheck } from '../features/fssp-check/fssp-check.tsx';
import { PassportCheck } from '../features/passport-check/passport-check.tsx';
import { fizcheckLanding } from './fizcheck-landing.tsx';

/** Landings whose form answers on the page. */
export function landingOf(id: LandingId): PageModule {
  const isPassport = checkFormOf(landingProducts[id]).kind === 'passport';
  return fizcheckLanding(id, isPassport ? PassportCheck : FsspCheck);
}
