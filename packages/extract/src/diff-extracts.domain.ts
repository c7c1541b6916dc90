import type { Encumbrance, Extract, Right } from '@proverka/contract/extract';
import { currentRights, holdersOf } from './findings/rights.domain.ts';

/** The flags of `diffStatement` (specification, section 3, Purchases). */
export interface DiffStatement {
  readonly amount_of_owners: boolean;
  readonly date_rights: boolean;
  readonly registration_number_of_rights: boolean;
  readonly encumbrance: boolean;
}

/**
 * What changed between two documents about the same object, among records in force. What one of the two documents does not
 * contain at all (a history has no encumbrances, a notice no rights) counts as unchanged.
 */
export function diffExtracts(previous: Extract, next: Extract): DiffStatement {
  const rights = pairOf(previous, next, (extract) =>
    'rights' in extract ? currentRights(extract.rights) : undefined,
  );
  const encumbrances = pairOf(previous, next, (extract) =>
    'encumbrances' in extract
      ? extract.encumbrances.filter(({ cancelledOn }) => cancelledOn === undefined)
      : undefined,
  );
  const rightsDiffer = (describe: (right: Right) => string) => differ(rights, (list) => list.map(describe));
  return {
    amount_of_owners: differ(rights, (list) => [String(holdersOf(list).length)]),
    date_rights: rightsDiffer(({ registeredOn }) => registeredOn ?? ''),
    registration_number_of_rights: rightsDiffer(({ number }) => number ?? ''),
    encumbrance: differ(encumbrances, (list) => list.map(encumbranceKey)),
  };
}

type Pair<T> = readonly [T, T] | undefined;

function pairOf<T>(previous: Extract, next: Extract, read: (extract: Extract) => T | undefined): Pair<T> {
  const before = read(previous);
  const after = read(next);
  return before === undefined || after === undefined ? undefined : [before, after];
}

/** True when the described sets differ; the order of records in a document means nothing. */
function differ<T>(pair: Pair<T>, describe: (value: T) => string[]): boolean {
  if (pair === undefined) return false;
  const [before, after] = pair.map((value) => JSON.stringify(describe(value).sort()));
  return before !== after;
}

function encumbranceKey({
  isRegistered,
  number,
  type,
  period,
  zone,
  limitedRights,
  beneficiaries,
}: Encumbrance): string {
  return JSON.stringify([
    isRegistered,
    number,
    type?.code ?? type?.value,
    period?.startsOn,
    period?.endsOn,
    period?.text,
    zone?.number,
    limitedRights.map(({ rightNumber }) => rightNumber ?? '').sort(),
    beneficiaries.map(({ holder }) => holder.inn ?? holder.name).sort(),
  ]);
}
