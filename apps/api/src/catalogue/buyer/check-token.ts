import type { TokenCheck } from '@proverka/contract/account';
import { add, toDecimalString } from '@proverka/validation/money';
import type { CatalogueDeps } from '../deps.ts';
import { hasListPrices, readAccount } from './account.store.ts';
import { standingOf } from './standing.ts';
import type { Session } from '#platform/http/session.ts';

const INVALID: TokenCheck = { valid: false, account: null, person: null, tariff: null };
/** The owner of the session and the account's balance; an invalid session signs the page out. */
export async function checkToken(deps: CatalogueDeps, session: Session | null): Promise<TokenCheck> {
  if (session === null) return INVALID;
  const { userId, email, name, role, restriction, staff, impersonation } = session;
  if (restriction !== undefined) {
    const orderId = restriction.to === 'own_order' ? restriction.orderId : null;
    return { ...INVALID, valid: true, restricted: { to: restriction.to, email, order_id: orderId } };
  }
  const [account, tariffs, catalogue] = await Promise.all([
    readAccount(deps.db, userId),
    deps.tariffs(),
    deps.catalogue(),
  ]);
  const { paid, bonus, spent } = account;
  const balance = toDecimalString(add(paid, bonus));
  const standing = standingOf(tariffs, catalogue, account);
  return {
    valid: true,
    account: {
      balance,
      bonus_balance: toDecimalString(bonus),
      person_id: userId,
      sum_of_transactions: toDecimalString(spent),
    },
    person: { id: userId, email, name, balance, person_role: role, person_id: userId },
    tariff: { tariff_simple_id: standing.tariff.simpleId },
    has_list_prices: hasListPrices(account, standing, catalogue),
    ...(impersonation !== undefined && { impersonation: { ends_date: impersonation.endsAt.toISOString() } }),
    ...(staff !== undefined && { staff: { roles: [...staff.roles], grants: [...staff.grants] } }),
  };
}
