import { createHash } from 'node:crypto';
import type { Visit } from './visits.ts';

/** Who looks at the pages of a set. */
export interface Visitors {
  /** Null for a guest. */
  readonly sessionOf: (visit: Visit) => string | null;
  /** The address the page is asked from. */
  readonly addressOf: (visit: Visit) => string;
}

/** By the sessions of each host, for whoever is no guest. */
export const createVisitors = (sessions: ReadonlyMap<string, string>, salt: string): Visitors => ({
  sessionOf: ({ visitor, host }) => (visitor === 'guest' ? null : (sessions.get(host.host) ?? null)),
  addressOf: addressesOfVisits(salt),
});

/**
 * Every visit comes from a network of its own: the API counts requests by network, and hundreds of pages from one address in a
 * minute are refused, so that a set seemed worse than it is, or better. `salt` keeps two gates apart.
 */
export const addressesOfVisits =
  (salt: string): Visitors['addressOf'] =>
  ({ key }) =>
    networkOf(`${salt} ${key}`);

/** An address of the block for documentation, which nobody else has; the same for the same text. */
export function networkOf(text: string): string {
  const [first, second] = createHash('sha256').update(text).digest('hex').match(/.{4}/g) ?? [];
  return `2001:db8:${first}:${second}::1`;
}
