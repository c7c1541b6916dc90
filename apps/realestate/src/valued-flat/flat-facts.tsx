import type { ValuedFlat } from '@proverka/contract/valuation';
import { Facts } from '@proverka/report-kit/facts';
import { flatFacts } from './flat-words.domain.ts';

/** What is known of the flat; under each fact who said it. */
export function FlatFacts({ flat }: { readonly flat: ValuedFlat }) {
  return (
    <Facts
      facts={flatFacts(flat).map(({ title, value, saidBy }) => ({
        title,
        value: saidBy === '' ? value : [value, saidBy],
      }))}
    />
  );
}
