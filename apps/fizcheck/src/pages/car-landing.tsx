import type { PageModule } from '@proverka/shell-sdk/remote-module';
import { landingProducts, type LandingId } from '../content/landing-list.ts';
import { CarCheck } from '../features/check-form/car-check.tsx';
import { fizcheckLanding } from './fizcheck-landing.tsx';

export function landingOf(id: LandingId): PageModule {
  return fizcheckLanding(id, () => <CarCheck productName={landingProducts[id]} />);
}
