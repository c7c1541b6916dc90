import { offerOf } from '@proverka/catalogue/offers';

/**
 * What is ordered after `main` was put in the place of another: what was added stays as far as it is offered beside it.
 */
export function withMain(main: string, chosen: readonly string[]): readonly string[] {
  const addOns = addOnsOf(main);
  return [main, ...chosen.filter((name) => addOns.includes(name))];
}

/** What is worth offering beside a check of the same person. */
export const addOnsOf = (productName: string): readonly string[] => offerOf(productName)?.addOns ?? [];
