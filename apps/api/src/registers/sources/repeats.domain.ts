/**
 * True when every record of a list is repeated. A single repeat is a quirk of the register and is dropped; if all records
 * are repeated, the answer was assembled wrongly and cannot be trusted.
 */
export function isDoubled(json: unknown): boolean {
  if (Array.isArray(json)) return isListDoubled(json) || json.some(isDoubled);
  return typeof json === 'object' && json !== null && Object.values(json).some(isDoubled);
}

/** Drops repeats: some registers send a record twice. */
export function withoutRepeats<One>(list: readonly One[]): One[] {
  const seen = new Set<string>();
  return list.filter((one) => !isRecord(one) || seen.size < seen.add(JSON.stringify(one)).size);
}

/** Drops repeats in every list of an answer. */
export function withoutRepeatsInside(json: unknown): unknown {
  if (Array.isArray(json)) return withoutRepeats(json).map(withoutRepeatsInside);
  if (!isRecord(json)) return json;
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, withoutRepeatsInside(value)]));
}

const isRecord = (json: unknown): json is object =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

function isListDoubled(list: readonly unknown[]): boolean {
  // Nested lists are not records: two polygons of a map may have the same shape.
  const records = list.filter((one) => isRecord(one) && Object.keys(one).length > 0);
  if (records.length < 2) return false;
  const counts = new Map<string, number>();
  for (const record of records) {
    const written = JSON.stringify(record);
    counts.set(written, (counts.get(written) ?? 0) + 1);
  }
  return [...counts.values()].every((count) => count > 1);
}
