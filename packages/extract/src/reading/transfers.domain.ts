import type { Right, Transfer } from '@proverka/contract/extract';

/**
 * How the object changed hands, oldest first: every date on which a right arose, with the rights that ended on it. A right
 * that ended without a successor (a share bought out, a waiver) is a transfer of its own.
 */
export function transfersOf(rights: readonly Right[]): Transfer[] {
  const byDay = new Map<string, { ended: number[]; arisen: number[] }>();
  const undated: number[] = [];
  const onDay = (day: string) => {
    const found = byDay.get(day) ?? { ended: [], arisen: [] };
    byDay.set(day, found);
    return found;
  };
  for (const [position, right] of rights.entries()) {
    if (right.registeredOn === undefined) undated.push(position);
    else onDay(right.registeredOn).arisen.push(position);
    if (right.cancelledOn !== undefined) onDay(right.cancelledOn).ended.push(position);
  }
  const dated = [...byDay]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([date, { ended, arisen }]) => ({ date, ended, arisen }));
  return undated.length === 0 ? dated : [{ ended: [], arisen: undated }, ...dated];
}
