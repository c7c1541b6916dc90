import type { Right } from '@proverka/contract/extract';
import { joined } from '@proverka/words/joined';

/** A consent that was not given: whose, by which law, and the register's own words. */
export function consentWords({ persons, law, text }: Right['missingConsents'][number]): string {
  return joined([persons.join('; '), law, text]);
}
