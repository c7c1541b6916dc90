import { writeLists } from '@proverka/catalogue/write-lists';
import { failedOnce, passedOnce, type Outcome } from './outcome.ts';

/** A new product's file is named in the lists of the catalogue; what was out of date is written, to be committed. */
export async function productListsStep(): Promise<Outcome> {
  const written = await writeLists();
  return written.length === 0
    ? passedOnce
    : failedOnce(
        `packages/catalogue/src/listed: ${written.join(', ')} was out of date and has been written.`,
      );
}
