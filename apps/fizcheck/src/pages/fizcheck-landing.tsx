import { landingPage } from '@proverka/landing/landing-page';
import type { PageModule } from '@proverka/shell-sdk/remote-module';
import type { ComponentType } from 'react';
import { previewPath } from '../content/check-paths.ts';
import { landings, type LandingId } from '@proverka/catalogue/person-check-landings';
import { landingText } from '../content/landing-text.ts';

/** A whole sample report of what is sold; none for what answers on its own page or leads elsewhere. */
function samplePathOf(id: LandingId): { readonly samplePath?: string } {
  const { product, form } = landings[id];
  return form === 'person' || form === 'company' || form === 'car'
    ? { samplePath: previewPath(product) }
    : {};
}

const crumbs = [{ title: 'Все проверки', path: '/fizcheck/' }];

/** A landing of this brand with the form its product needs. */
export function fizcheckLanding(id: LandingId, Form: ComponentType, closingAction?: string): PageModule {
  return landingPage({ id, text: () => landingText(id), Form, crumbs, closingAction, ...samplePathOf(id) });
}
