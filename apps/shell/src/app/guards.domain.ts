import type { HostEntry } from '@proverka/brand/host';
import { staffRoles } from '@proverka/contract/roles';
import type { GuardName } from '@proverka/shell-sdk/remote-decl';

/** What guards look at; the same on the server and in the browser. */
export interface GuardFacts {
  readonly host: HostEntry;
  readonly isSignedIn: boolean;
  /** Of who is signed in. */
  readonly personRole?: number | undefined;
  readonly hasJwtToken: boolean;
  readonly routeName: string | undefined;
  /** Where the account begins on this host, unless at its dashboard. */
  readonly accountPath?: string;
  /** System setting: parts of the site are closed while orders are placed automatically. */
  readonly isAutomaticMode: boolean;
  /** Where a visitor of a business host is sent, if the installation has a pro site. */
  readonly proSiteUrl?: string | undefined;
}

/** `null` lets the visitor through; a string is where they are sent. */
type Guard = (facts: GuardFacts) => string | null;

const indexPath = '/';
const passOrIndex = (passes: boolean) => (passes ? null : indexPath);

/** Specification, section 2, Route guards. */
const guards: Readonly<Record<GuardName, Guard>> = {
  user: ({ isSignedIn, hasJwtToken }) => passOrIndex(isSignedIn || hasJwtToken),
  guest: ({ isSignedIn, routeName, accountPath = '/user/' }) => {
    if (!isSignedIn) return null;
    return routeName === 'risk-assessment-b2c' ? '/risk-assessment/' : accountPath;
  },
  'person-check': ({ host }) => passOrIndex(host.brand === 'person-check'),
  'real-estate': ({ host }) => passOrIndex(host.brand === 'real-estate'),
  pro: ({ host }) => passOrIndex(host.variant === 'pro'),
  'ru-domain': ({ host }) => passOrIndex(host.variant === 'ru-domain'),
  'not-ru-domain': ({ host }) => passOrIndex(host.variant !== 'ru-domain'),
  'not-automatic': ({ isAutomaticMode }) => passOrIndex(!isAutomaticMode),
  staff: ({ personRole }) => passOrIndex(staffRoles.has(personRole)),
  business: ({ proSiteUrl }) => proSiteUrl ?? indexPath,
};

export type GuardDecision =
  | { readonly kind: 'pass' }
  | { readonly kind: 'redirect'; readonly to: string }
  /** A name nobody knows: a 500, never an open door (section 8). */
  | { readonly kind: 'unknown'; readonly message: string };

/**
 * Asks the guards in the order they are declared; the first that sends the visitor away decides. The Russian real-estate
 * domain asks every guest first (guard 8).
 */
export function decideByGuards(names: readonly string[], facts: GuardFacts, pathname: string): GuardDecision {
  if (
    facts.host.variant === 'ru-domain' &&
    !facts.isSignedIn &&
    !facts.hasJwtToken &&
    pathname !== '/forbidden/'
  ) {
    return { kind: 'redirect', to: '/forbidden/' };
  }
  for (const name of names) {
    const guard = (guards as Readonly<Record<string, Guard | undefined>>)[name];
    if (!guard) return { kind: 'unknown', message: `Unknown middleware ${name}` };
    const to = guard(facts);
    if (to !== null) return { kind: 'redirect', to };
  }
  return { kind: 'pass' };
}
