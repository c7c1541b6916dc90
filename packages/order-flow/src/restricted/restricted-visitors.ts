import type { RestrictedSession } from '@proverka/contract/account';
import { guestSession, type GuestSession } from '@proverka/shell-sdk/session';

const email = 'testov@example.com';
const order_id = '0192f0c1-0000-7000-8000-00000000b001';

/** Invented; for tests and stories. */
export const ownOrder: RestrictedSession = { to: 'own_order', email, order_id };
export const passwordChange: RestrictedSession = { to: 'password_change', email, order_id: null };
export const buyer: GuestSession = { ...guestSession, restricted: ownOrder };
export const byMailedPassword: GuestSession = { ...guestSession, restricted: passwordChange };
