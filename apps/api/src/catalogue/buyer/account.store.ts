import { kopecks } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';
import { OWN_ACCOUNTS } from '#money/ledger.store.ts';
import { statement } from '#platform/db/statement.ts';
import type { Connection } from '#platform/db/transaction.ts';
import type { Catalogue } from '../catalogue.domain.ts';
import { HAS_OWN_COUPON } from '../discounts/discount.store.ts';
import { DEFAULT_COUPON_ID } from '../products/discount.domain.ts';
import type { Standing, StandingFacts } from './standing.ts';

/** Everything the answer about a session says of its owner, in one statement: it is asked for every page. */
interface Account extends StandingFacts {
  readonly userId: string;
  readonly paid: Money;
  readonly bonus: Money;
  /** There may be a coupon that is not the same for everybody. */
  readonly hasOwnCoupon: boolean;
}

interface AccountRow {
  readonly role: number;
  readonly campaign: string | null;
  readonly assigned: number | null;
  readonly paid: number | null;
  readonly bonus: number | null;
  readonly spent: number | null;
  readonly hasOwnCoupon: boolean;
}

const FIND_ACCOUNT = statement<{ userId: string; defaultCoupon: string }, AccountRow>(`
  select u.role, u.campaign, p.tariff_simple_id as assigned, a.paid, a.bonus, a.spent,
    ${HAS_OWN_COUPON} as "hasOwnCoupon"
  from app_user u left join person_tariff p on p.user_id = u.id and p.assigned_by <> u.id,
    lateral (${OWN_ACCOUNTS}) a
  where u.id = :userId`);

export async function readAccount(db: Connection, userId: string): Promise<Account> {
  const [row] = await FIND_ACCOUNT(db, { userId, defaultCoupon: DEFAULT_COUPON_ID });
  if (row === undefined) throw new Error('a session without its user');
  const { role, campaign, assigned: assignedId, hasOwnCoupon } = row;
  const [paid, bonus, spent] = [kopecks(row.paid ?? 0), kopecks(row.bonus ?? 0), kopecks(row.spent ?? 0)];
  return { userId, role, campaign, assignedId, hasOwnCoupon, paid, bonus, spent };
}

/**
 * Whether `GET /products` certainly answers this person what it answers a guest. Whoever asks for many people then asks once.
 * "False" promises nothing: a campaign one registered by may have ended.
 */
export const hasListPrices = (
  { userId, campaign, hasOwnCoupon }: Account,
  { tariff, hasRolePrices }: Standing,
  catalogue: Catalogue,
): boolean =>
  tariff.discountPercent === 0 &&
  !hasRolePrices &&
  !campaign?.trim() &&
  !hasOwnCoupon &&
  [...catalogue.values()].every(({ components }) =>
    components.every(({ owners = [] }) =>
      owners.every((owner) => !('personId' in owner) || owner.personId !== userId),
    ),
  );
