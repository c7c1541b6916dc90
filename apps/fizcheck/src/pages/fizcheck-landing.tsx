import { landingPage } from '@proverka/landing/landing-page';
import type { PageModule } from '@proverka/shell-sdk/remote-module';
import { notFound } from '@proverka/shell-sdk/router';
import type { ComponentType } from 'react';
import type { LandingId } from '../content/landing-list.ts';
import { landingText } from '../content/landing-text.ts';

const crumbs = [{ title: 'Все проверки', path: '/fizcheck/' }];

/** A landing of this brand with the form its product needs. */
export function fizcheckLanding(id: LandingId, Form: ComponentType): PageModule {
  const page = landingPage({ id, text: () => landingText(id), Form, crumbs });
  return {
    ...page,
    load: (context) => {
      // An id names the report of an ordered item; none can be read here yet.
      if (context.params['id'] !== undefined) throw notFound();
      return page.load?.(context);
    },
  };
}
