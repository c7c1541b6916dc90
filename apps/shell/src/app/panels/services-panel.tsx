import type { Platform } from '@proverka/shell-sdk/platform';
import { ServicesDialog } from '../services/services-dialog.tsx';

/** All services of the brand, in a side popup. */
export function openServices({ dialogs, analytics }: Pick<Platform, 'dialogs' | 'analytics'>): void {
  analytics.track({ name: 'services_opened' });
  dialogs.open({ title: 'Услуги', place: 'side', size: 'sm' }, (close) => <ServicesDialog onLeave={close} />);
}
