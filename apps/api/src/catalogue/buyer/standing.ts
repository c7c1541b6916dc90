import { kopecks, rubles, subtract } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';
import type { Connection } from '#platform/db/transaction.ts';
import { statement } from '#platform/db/statement.ts';
import { SPENT } from '#money/ledger.store.ts';
import type { Catalogue } from '../catalogue.domain.ts';
import { basicTariffId, specialTariffId } from '../tariffs/tariff.domain.ts';
import type { TariffTerms } from '../tariffs/tariff.domain.ts';

/** Section 9: a user with orders of this sum loses special prices and gets the basic tariff. */
export const SPECIAL_PRICE_LIMIT: Money = rubles(1500);

export interface StandingFacts {
  readonly role: number;
  readonly spent: Money;
  /** The campaign they registered by. */
  readonly campaign: string | null;
  /** A tariff an administrator assigned besides the one they reached; null for none. */
  readonly assignedId: number | null;
}

export async function readStanding(db: Connection, userId: string): Promise<StandingFacts> {
  const [row] = await FIND_STANDING(db, { userId });
  if (row === undefined) throw new Error('a session without its user');
  return standingFactsOf(row);
}

export interface StandingRow {
  readonly role: number;
  readonly campaign: string | null;
  readonly assigned: number | null;
  readonly spent: number;
}

export const standingFactsOf = ({ role, campaign, assigned, spent }: StandingRow): StandingFacts => ({
  role,
  campaign,
  assignedId: assigned,
  spent: kopecks(spent),
});

/** One row of the user `:userId`. A tariff the user connected lowers no price: it was reached then, and a refund may have undone that. */
export const STANDING = `
  select u.role, u.campaign, p.tariff_simple_id as assigned, (${SPENT}) as spent
  from app_user u left join person_tariff p on p.user_id = u.id and p.assigned_by <> u.id where u.id = :userId`;

const FIND_STANDING = statement<{ userId: string }, StandingRow>(STANDING);

export interface Standing {
  readonly tariff: TariffTerms;
  /** The role's special prices apply. */
  readonly hasRolePrices: boolean;
  /** The role has special prices, whether or not they still apply. */
  readonly isSpecialRole: boolean;
  /** Assigned to the person, who has not reached it by orders alone. */
  readonly isPersonal: boolean;
  /** The next threshold that lowers prices. */
  readonly next: { readonly tariff: TariffTerms; readonly left: Money } | null;
}

/**
 * Tariffs depend on the sum spent (section 4). A role with special prices has them until orders of 1500 rubles, then the basic
 * tariff, and from there on the thresholds above. An assigned tariff applies where it is lower than the reached one, a hidden
 * one always.
 */
export function standingOf(
  tariffs: readonly TariffTerms[],
  catalogue: Catalogue,
  { role, spent, assignedId }: Omit<StandingFacts, 'campaign'>,
): Standing {
  const isSpecialRole = hasRolePrices(catalogue, role);
  const holds = isSpecialRole && spent < SPECIAL_PRICE_LIMIT;
  const steps = stepsOf(tariffs, isSpecialRole);
  const reached = steps.findLast(({ threshold }) => threshold <= spent);
  const basic = byId(tariffs, holds ? specialTariffId : basicTariffId);
  const assigned = tariffs.find(({ simpleId }) => simpleId === assignedId);
  const own = holds ? basic : (reached ?? basic);
  const tariff =
    assigned && (assigned.isHidden || assigned.discountPercent > own.discountPercent) ? assigned : own;
  // Spending never changes an assigned hidden tariff.
  const next = steps.find(
    ({ threshold, discountPercent }) =>
      threshold > spent && (tariff === own || (!tariff.isHidden && discountPercent > tariff.discountPercent)),
  );
  return {
    tariff,
    isPersonal: tariff !== own,
    hasRolePrices: holds,
    isSpecialRole,
    next: next === undefined ? null : { tariff: next, left: subtract(next.threshold, spent) },
  };
}

/** The tariffs with thresholds, the lowest first; a role with special prices has the basic one at their limit. */
const stepsOf = (tariffs: readonly TariffTerms[], isSpecialRole: boolean): TariffTerms[] =>
  tariffs
    .filter(({ isHidden }) => !isHidden)
    .filter(({ threshold }) => !isSpecialRole || threshold === 0 || threshold > SPECIAL_PRICE_LIMIT)
    .toSorted((one, other) => one.threshold - other.threshold);

/** True when the person may connect it. */
export const isReached = (
  { simpleId }: TariffTerms,
  tariffs: readonly TariffTerms[],
  catalogue: Catalogue,
  { role, spent }: Pick<StandingFacts, 'role' | 'spent'>,
): boolean =>
  stepsOf(tariffs, hasRolePrices(catalogue, role)).some(
    (step) => step.simpleId === simpleId && step.threshold <= spent,
  );

const hasRolePrices = (catalogue: Catalogue, role: number): boolean =>
  [...catalogue.values()].some(({ components }) =>
    components.some(
      ({ enabled, owners = [] }) => enabled && owners.some((owner) => 'role' in owner && owner.role === role),
    ),
  );

function byId(tariffs: readonly TariffTerms[], id: number): TariffTerms {
  const tariff = tariffs.find(({ simpleId }) => simpleId === id);
  if (tariff === undefined) throw new Error(`tariff ${id} is missing`);
  return tariff;
}

export const leftOfSpecialPrices = (spent: Money): Money => kopecks(Math.max(0, SPECIAL_PRICE_LIMIT - spent));
