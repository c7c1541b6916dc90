import { personRoles } from '@proverka/contract/roles';
import { kopecks } from '@proverka/validation/money';
import { SPECIAL_PRICE_LIMIT, standingOf } from './buyer/standing.ts';
import type { CatalogueDeps } from './deps.ts';

interface TariffFacts {
  readonly role: number;
  /** Kopecks. */
  readonly spent: number;
  /** Assigned by the staff; null for none. */
  readonly assignedId: number | null;
}

/** People of these roles who have spent from `from` kopecks and less than `until`. */
export interface SpentRange {
  readonly roles: readonly number[];
  readonly from: number;
  readonly until: number | null;
}

export interface TariffsInForce {
  readonly of: (facts: TariffFacts) => {
    readonly simpleId: number;
    readonly name: string;
    readonly isPersonal: boolean;
  };
  /** Who has reached a tariff, for lists of people; of those without an assigned one. */
  readonly rangesOf: (simpleId: number) => readonly SpentRange[];
}

/** The tariffs of many people at once, by the rules every buyer's tariff follows. */
export async function readTariffsInForce(
  deps: Pick<CatalogueDeps, 'tariffs' | 'catalogue'>,
): Promise<TariffsInForce> {
  const [tariffs, catalogue] = await Promise.all([deps.tariffs(), deps.catalogue()]);
  const of: TariffsInForce['of'] = ({ role, spent, assignedId }) => {
    const { tariff, isPersonal } = standingOf(tariffs, catalogue, {
      role,
      spent: kopecks(spent),
      assignedId,
    });
    return { simpleId: tariff.simpleId, name: tariff.name, isPersonal };
  };
  // A tariff changes with the sum only at these.
  const steps = [...new Set([0, SPECIAL_PRICE_LIMIT, ...tariffs.map(({ threshold }) => threshold)])].toSorted(
    (one, other) => one - other,
  );
  return {
    of,
    rangesOf: (simpleId) =>
      joined(
        steps.map((from, place) => ({
          roles: Object.values(personRoles).filter(
            (role) => of({ role, spent: from, assignedId: null }).simpleId === simpleId,
          ),
          from,
          until: steps[place + 1] ?? null,
        })),
      ),
  };
}

/** Ranges in a row of the same roles are one; those of nobody are left out. */
function joined(ranges: readonly SpentRange[]): readonly SpentRange[] {
  const whole: SpentRange[] = [];
  for (const range of ranges) {
    const last = whole.at(-1);
    if (last !== undefined && last.until === range.from && String(last.roles) === String(range.roles))
      whole[whole.length - 1] = { ...last, until: range.until };
    else whole.push(range);
  }
  return whole.filter(({ roles }) => roles.length > 0);
}
