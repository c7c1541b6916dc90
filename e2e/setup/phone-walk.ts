import type { HostName } from './site.ts';
import type { Site, WalkedRoute } from './walked-routes.ts';

/** The development hosts that admit guests. */
export const guestHosts: Readonly<Record<string, Site>> = {
  realestate: 'real-estate',
  fizcheck: 'person-check',
  'auto.fizcheck': 'person-check',
  'realty.fizcheck': 'person-check',
  'ur.fizcheck': 'person-check',
  'fizcheck-pro': 'pro',
};

/** Where the walk over all addresses opens the page on a phone: once per brand with a different page. */
export function openedOnPhone({ answers, path }: WalkedRoute): HostName[] {
  if (path === '/') return Object.keys(guestHosts) as HostName[];
  if (answers['real-estate'] === 'page') {
    return answers['person-check'] === 'page' ? ['realestate', 'fizcheck'] : ['realestate'];
  }
  if (answers['person-check'] === 'page') return ['fizcheck'];
  return answers.pro === 'page' ? ['fizcheck-pro'] : [];
}
