import type { Damage, Finding } from '@proverka/contract/finding';
import { certainRecords } from './plots.ts';

/** Damage of several accidents together: where one place was hit again and again is seen only so. Of one accident its record tells. */
export function allDamage(findings: readonly Finding[]): Damage[] {
  const accidents = findings
    .flatMap(certainRecords)
    .flatMap(({ damage = [] }) => (damage.length > 0 ? [damage] : []));
  return accidents.length > 1 ? accidents.flat() : [];
}
