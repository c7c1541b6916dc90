import { offerOf } from '@proverka/catalogue/offers';

/**
 * The order after `main` replaced another check: added checks are kept if they are also offered with it.
 */
export function withMain(main: string, chosen: readonly string[]): readonly string[] {
  const addOns = addOnsOf(main);
  return [main, ...chosen.filter((name) => addOns.includes(name))];
}

/** What is worth offering beside a check of the same person. */
export const addOnsOf = (productName: string): readonly string[] => offerOf(productName)?.addOns ?? [];
