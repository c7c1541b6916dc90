import type { FindingRecord } from '@proverka/contract/finding';

type Value = string | number | null | undefined;

/** Titled facts in this order; what the source left empty is no fact. */
export const factsOf = (
  ...facts: readonly (readonly [name: string, value: Value])[]
): FindingRecord['facts'] =>
  facts.flatMap(([name, value]) => {
    const words = String(value ?? '').trim();
    return words === '' ? [] : [{ name, value: words }];
  });
