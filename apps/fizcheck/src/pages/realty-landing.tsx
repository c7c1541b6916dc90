import type { PageModule } from '@proverka/shell-sdk/remote-module';
import type { LandingId } from '@proverka/catalogue/person-check-landings';
import { RealtyCall } from '../features/check-form/realty-call.tsx';
import { fizcheckLanding } from './fizcheck-landing.tsx';

export function landingOf(id: LandingId): PageModule {
  return fizcheckLanding(id, RealtyCall, 'Перейти к поиску объекта');
}
