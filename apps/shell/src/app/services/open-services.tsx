import type { Platform } from '@proverka/shell-sdk/platform';
import { lazy } from 'react';
import { LazyContent } from '../dialogs/lazy-content.tsx';

const ServicesDialog = lazy(() =>
  import(/* webpackChunkName: "panels" */ './services-dialog.tsx').then((module) => ({
    default: module.ServicesDialog,
  })),
);

/** Everything the brand sells, in a side popup. */
export function openServices({ dialogs, analytics }: Pick<Platform, 'dialogs' | 'analytics'>): void {
  analytics.track({ name: 'services_opened' });
  dialogs.open({ title: 'Услуги', place: 'side', size: 'sm' }, (close) => (
    <LazyContent>
      <ServicesDialog onLeave={close} />
    </LazyContent>
  ));
}
