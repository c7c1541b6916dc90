import type { Fact } from '@proverka/extract/facts/fact';
import { typeset } from '@proverka/words/typeset';

/** A fact of a document as the page sets it. */
export function setFact({ title, value }: Fact): Fact {
  return { title, value: typeof value === 'string' ? typeset(value) : value.map(typeset) };
}
