import type { HostEntry } from '@proverka/brand/host';
import type { RestrictedSession } from '@proverka/contract/account';
import type { GuardName } from '@proverka/shell-sdk/remote-decl';
import type { Visitor } from '@proverka/shell-sdk/session';
import { askingFor } from './auth/wanted-page.domain.ts';

/** The input of guards; the same on the server and in the browser. */
export interface GuardFacts {
  readonly host: HostEntry;
  readonly visitor: Visitor;
  /** A session that may do little; see `Session.restricted`. */
  readonly restrictedTo?: RestrictedSession['to'] | undefined;
  /** Of the route. */
  readonly isOpenToBuyer?: boolean | undefined;
  /** The session was opened at the desk. */
  readonly isStaff?: boolean;
  readonly hasJwtToken: boolean;
  readonly routeName: string | undefined;
  /** The address the visitor asked for: they are led to it once they have signed in. */
  readonly here?: string;
  /** The path of the account on this host, when not its dashboard. */
  readonly accountPath?: string;
  /** System setting: parts of the site are closed while orders are placed automatically. */
  readonly isAutomaticMode: boolean;
  /** Where visitors of a business host are sent, if the installation has a pro site. */
  readonly proSiteUrl?: string | undefined;
}

/** `null` lets the visitor in; a string is the redirect target. */
type Guard = (facts: GuardFacts) => string | typeof closed | null;

/** For a session that first has to confirm its e-mail or replace a mailed password. */
const closed = Symbol('closed');

const indexPath = '/';
/** Of the desk; no brand has pages with the guard `staff`. */
const signInPath = '/sign-in/';
const asking = (path: string, here: string | undefined) =>
  here === undefined || here === indexPath ? path : askingFor(path, here);
const passOrIndex = (passes: boolean) => (passes ? null : indexPath);

/** Specification, section 2, Route guards. */
const guards: Readonly<Record<GuardName, Guard>> = {
  user: ({ visitor, hasJwtToken, restrictedTo, here, isOpenToBuyer = false }) => {
    if (restrictedTo === undefined)
      return visitor === 'signed-in' || hasJwtToken ? null : asking(indexPath, here);
    return restrictedTo === 'own_order' && isOpenToBuyer ? null : closed;
  },
  guest: ({ visitor, routeName, accountPath = '/user/' }) => {
    if (visitor === 'guest') return null;
    return routeName === 'risk-assessment-b2c' ? '/risk-assessment/' : accountPath;
  },
  'person-check': ({ host }) => passOrIndex(host.brand === 'person-check'),
  'real-estate': ({ host }) => passOrIndex(host.brand === 'real-estate'),
  pro: ({ host }) => passOrIndex(host.variant === 'pro'),
  'ru-domain': ({ host }) => passOrIndex(host.variant === 'ru-domain'),
  'not-ru-domain': ({ host }) => passOrIndex(host.variant !== 'ru-domain'),
  'not-automatic': ({ isAutomaticMode }) => passOrIndex(!isAutomaticMode),
  staff: ({ isStaff = false }) => (isStaff ? null : signInPath),
  business: ({ host, proSiteUrl }) => (host.variant === 'ur' ? (proSiteUrl ?? indexPath) : null),
};

/** What everybody may read before they sign in: why they have to, what they agree to, and the answer to what they asked. */
const openOnRuDomain = /^\/(forbidden|privacy|offer|consents|case)\//;

/** Guards whose answer depends on who the visitor is. */
const aboutVisitors: ReadonlySet<string> = new Set<GuardName>(['user', 'guest', 'staff']);

export type GuardDecision =
  | { readonly kind: 'pass' }
  | { readonly kind: 'redirect'; readonly to: string }
  /** It depends on the visitor, and nobody answered who that is: neither let in nor sent away. */
  | { readonly kind: 'wait' }
  /** The page says what the visitor has to do first. */
  | { readonly kind: 'closed' }
  /** An unknown guard name: a 500, never access (section 8). */
  | { readonly kind: 'unknown'; readonly message: string };

/**
 * Runs the guards in the order of declaration; the first redirect wins. The Russian real-estate domain checks every guest
 * first (guard 8).
 */
export function decideByGuards(names: readonly string[], facts: GuardFacts, pathname: string): GuardDecision {
  if (
    facts.host.variant === 'ru-domain' &&
    facts.visitor !== 'signed-in' &&
    facts.restrictedTo === undefined &&
    !facts.hasJwtToken &&
    !openOnRuDomain.test(pathname)
  ) {
    return facts.visitor === 'unknown'
      ? { kind: 'wait' }
      : { kind: 'redirect', to: asking('/forbidden/', facts.here) };
  }
  for (const name of names) {
    const guard = (guards as Readonly<Record<string, Guard | undefined>>)[name];
    if (!guard) return { kind: 'unknown', message: `Unknown middleware ${name}` };
    if (facts.visitor === 'unknown' && aboutVisitors.has(name)) return { kind: 'wait' };
    const to = guard(facts);
    if (to === closed) return { kind: 'closed' };
    if (to !== null) return { kind: 'redirect', to };
  }
  return { kind: 'pass' };
}
