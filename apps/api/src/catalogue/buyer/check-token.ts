import type { TokenCheck } from '@proverka/contract/account';
import { add, toDecimalString } from '@proverka/validation/money';
import type { CatalogueDeps } from '../deps.ts';
import { readBalances } from '#money/ledger.store.ts';
import { readStanding, standingOf } from './standing.ts';
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
  const [{ paid, bonus }, facts, tariffs, catalogue] = await Promise.all([
    readBalances(deps.db, userId),
    readStanding(deps.db, userId),
    deps.tariffs(),
    deps.catalogue(),
  ]);
  const balance = toDecimalString(add(paid, bonus));
  return {
    valid: true,
    account: {
      balance,
      bonus_balance: toDecimalString(bonus),
      person_id: userId,
      sum_of_transactions: toDecimalString(facts.spent),
    },
    person: { id: userId, email, name, balance, person_role: role, person_id: userId },
    tariff: { tariff_simple_id: standingOf(tariffs, catalogue, facts).tariff.simpleId },
    ...(impersonation !== undefined && { impersonation: { ends_date: impersonation.endsAt.toISOString() } }),
    ...(staff !== undefined && { staff: { roles: [...staff.roles], grants: [...staff.grants] } }),
  };
}
