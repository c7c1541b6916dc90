import type { TokenCheck, User } from '@proverka/contract/account';
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface Session {
  readonly user: User | null;
  /** Rubles as decimal strings, as sent by the API. */
  readonly balance: string;
  readonly bonusBalance: string;
  /** The last increase of the balance, shown beside it for a while; empty for none. */
  readonly balanceDiff: string;
  readonly tariffSimpleId: number | null;
  /** The page is shown inside a native app, which signs visitors in itself. Known in the browser only. */
  readonly isWebView: boolean;
}

export type SessionStore = StoreApi<Session>;

export const guestSession: Session = {
  user: null,
  balance: '0.00',
  bonusBalance: '0.00',
  balanceDiff: '',
  tariffSimpleId: null,
  isWebView: false,
};

export function createSessionStore(check: TokenCheck | null): SessionStore {
  return createStore<Session>(() => sessionAfter(guestSession, check));
}

/** The session after a token check; an increased balance sets `balanceDiff` (specification, section 4). */
export function sessionAfter(before: Session, check: TokenCheck | null): Session {
  const { isWebView } = before;
  if (!check?.valid || !check.person || !check.account) return { ...guestSession, isWebView };
  const { balance, bonus_balance: bonusBalance } = check.account;
  const sameUser = before.user?.id === check.person.id;
  const growth = sameUser ? Number(balance) - Number(before.balance) : 0;
  return {
    user: check.person,
    balance,
    bonusBalance,
    balanceDiff: growth > 0 ? growth.toFixed(2) : '',
    tariffSimpleId: check.tariff?.tariff_simple_id ?? null,
    isWebView,
  };
}

/** The name, or the part of the e-mail before @ (specification, section 2). */
export function displayName(user: Pick<User, 'name' | 'email'>): string {
  return user.name.trim() || (user.email.split('@')[0] ?? user.email);
}
