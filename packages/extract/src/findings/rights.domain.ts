import type { Holder, Right } from '@proverka/contract/extract';

export function currentRights(rights: readonly Right[]): Right[] {
  return rights.filter(({ cancelledOn }) => cancelledOn === undefined);
}

/** Ownership, shared and joint ownership: codes 001001, 001002 and 001003 of the register's list `DRight`. */
export function isOwnership({ type }: Right): boolean {
  if (type?.code !== undefined && /^00100[1-3]/u.test(type.code)) return true;
  return /собственност/iu.test(type?.value ?? '');
}

/** The number of holders; each record counts, so two unnamed persons are two. */
export function holdersOf(rights: readonly Right[]): Holder[] {
  return rights.flatMap(({ holders }) => holders);
}

/** True when the shares add up to one; `undefined` when a right has no fraction. Exact arithmetic. */
export function sharesSumToOne(rights: readonly Right[]): boolean | undefined {
  let numerator = 0n;
  let denominator = 1n;
  for (const { shares } of rights) {
    const [share, ...others] = shares;
    if (share?.kind !== 'fraction' || others.length > 0) return undefined;
    numerator = numerator * BigInt(share.denominator) + BigInt(share.numerator) * denominator;
    denominator *= BigInt(share.denominator);
    // Thousands of shares (former collective farms) would make numbers too large to reduce quickly.
    if (denominator > 10n ** 60n) return undefined;
  }
  return numerator === denominator;
}
