import type { Check } from './check.ts';
import { bankruptcyCheck } from './person/bankruptcy.ts';

/** Every check that can be put, by its task type. A product names the ones it consists of. */
const all = [bankruptcyCheck] as readonly Check[];

const byType = new Map(all.map((check) => [check.type, check]));

export const checkTypes: readonly string[] = [...byType.keys()];

export function checkOf(type: string): Check | undefined {
  return byType.get(type);
}
