import { isDesk } from '@proverka/brand/host';
import type { ApiKey } from '@proverka/contract/api';
import type { Endpoint } from '@proverka/contract/endpoint';
import type { RequestHost } from './host.ts';

/** Calls of the staff, which no brand's host answers. */
const isForDesk = ({ grant, tag }: Endpoint): boolean => grant !== undefined || tag === 'staff';

/** Asked by every page of the shell: whose session it is. */
const ofEveryHost: ReadonlySet<ApiKey> = new Set<ApiKey>(['POST /token']);

/**
 * False for a staff call on a brand's host and for a customer's entrance at the desk: to whoever asks there, neither exists. What
 * takes a session may be called at the desk, since only a session of the staff is found there.
 */
export function isServedOn({ entry }: RequestHost, key: ApiKey, endpoint: Endpoint): boolean {
  if (isForDesk(endpoint)) return isDesk(entry);
  return !isDesk(entry) || endpoint.auth !== 'none' || ofEveryHost.has(key);
}

/** At the desk only whoever signs in is a guest. */
export const needsSession = ({ entry }: RequestHost, key: ApiKey, { auth, tag }: Endpoint): boolean =>
  auth === 'required' || (isDesk(entry) && tag !== 'staff' && !ofEveryHost.has(key));
