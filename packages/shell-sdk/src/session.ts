import type { RestrictedSession, TokenCheck, User } from '@proverka/contract/account';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** What somebody who signed in at the desk may do there. */
export type StaffAccess = NonNullable<TokenCheck['staff']>;

export type Impersonation = NonNullable<TokenCheck['impersonation']>;

interface SessionFacts {
  /** Rubles as decimal strings, as sent by the API. */
  readonly balance: string;
  readonly bonusBalance: string;
  /** The last increase of the balance, shown beside it for a while; empty for none. */
  readonly balanceDiff: string;
  readonly tariffSimpleId: number | null;
  /** The page is shown inside a native app, which signs visitors in itself. Known in the browser only. */
  readonly isWebView: boolean;
}

export type SignedInSession = SessionFacts & {
  readonly visitor: 'signed-in';
  readonly user: User;
  /** Opened at the desk: what this person may do there. */
  readonly staff?: StaffAccess;
  /** A member of the staff is signed in as the user. */
  readonly impersonation?: Impersonation;
};
export type GuestSession = SessionFacts & {
  readonly visitor: 'guest';
  /**
   * A session that has not proven its e-mail or has to replace a mailed password. Pages show such a visitor what they show a
   * guest; all but a few pages of the account are closed to it.
   */
  readonly restricted: RestrictedSession | null;
};
/** The visitor has a session cookie, but nobody answered whose it is: they must not be shown as signed out. */
export type UnknownSession = SessionFacts & {
  readonly visitor: 'unknown';
  /** The question is on its way; otherwise the last try failed and another follows later. */
  readonly isAsking: boolean;
};

export type Session = SignedInSession | GuestSession | UnknownSession;
export type Visitor = Session['visitor'];

export type SessionStore = StoreApi<Session>;

/** What came of asking whose session it is: an answer, no session to ask about, or no answer. */
export type SessionAnswer =
  | { readonly kind: 'answered'; readonly check: TokenCheck }
  | { readonly kind: 'no-session' }
  | { readonly kind: 'not-answered' };

const nothing: SessionFacts = {
  balance: '0.00',
  bonusBalance: '0.00',
  balanceDiff: '',
  tariffSimpleId: null,
  isWebView: false,
};

export const guestSession: GuestSession = { ...nothing, visitor: 'guest', restricted: null };
export const unknownSession: UnknownSession = { ...nothing, visitor: 'unknown', isAsking: true };

export const isSignedIn = (session: Session): session is SignedInSession => session.visitor === 'signed-in';
/** Known to have no session. Not the opposite of `isSignedIn`: both are false while nobody has answered. */
export const isGuest = (session: Session): session is GuestSession => session.visitor === 'guest';
/** The user, for what is shown in addition; `null` does not mean a guest. */
export const knownUser = (session: Session): User | null => (isSignedIn(session) ? session.user : null);

export function createSessionStore(answer: SessionAnswer): SessionStore {
  return createStore<Session>(() => firstSession(answer));
}

function firstSession(answer: SessionAnswer): Session {
  if (answer.kind === 'answered') return sessionAfter(guestSession, answer.check);
  return answer.kind === 'no-session' ? guestSession : unknownSession;
}

/** The session after a token check; an increased balance sets `balanceDiff` (specification, section 4). */
export function sessionAfter(before: Session, check: TokenCheck): Session {
  const { isWebView } = before;
  if (!check.valid || !check.person || !check.account) {
    return { ...guestSession, restricted: (check.valid && check.restricted) || null, isWebView };
  }
  const { balance, bonus_balance: bonusBalance } = check.account;
  const sameUser = isSignedIn(before) && before.user.id === check.person.id;
  const growth = sameUser ? Number(balance) - Number(before.balance) : 0;
  return {
    visitor: 'signed-in',
    user: check.person,
    balance,
    bonusBalance,
    balanceDiff: growth > 0 ? growth.toFixed(2) : '',
    tariffSimpleId: check.tariff?.tariff_simple_id ?? null,
    isWebView,
    ...(check.staff && { staff: check.staff }),
    ...(check.impersonation && { impersonation: check.impersonation }),
  };
}

/** Roles and grants of a session opened at the desk; null for everybody else. */
export const staffOf = (session: Session): StaffAccess | null =>
  isSignedIn(session) ? (session.staff ?? null) : null;

/** Until when a member of the staff is signed in as the user; null for everybody else. */
export const impersonationOf = (session: Session): Impersonation | null =>
  isSignedIn(session) ? (session.impersonation ?? null) : null;

/** Why the visitor's session may do little; null for guests without one and for users. */
export const restrictionOf = (session: Session): RestrictedSession | null =>
  isGuest(session) ? session.restricted : null;

/** Whose data the page may hold; null when nobody's is known. */
export function visitorKey(session: Session): string | null {
  const restricted = restrictionOf(session);
  return knownUser(session)?.id ?? (restricted && `${restricted.to} ${restricted.email}`);
}

/** The name, or the part of the e-mail before @ (specification, section 2). */
export function displayName(user: Pick<User, 'name' | 'email'>): string {
  return user.name.trim() || (user.email.split('@')[0] ?? user.email);
}
