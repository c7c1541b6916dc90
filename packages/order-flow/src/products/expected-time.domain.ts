import type { Product } from '@proverka/contract/product';
import { durationAtMost } from '@proverka/words/durations';

type Expected = Product['metadata']['expected'];

/** The measured time, or the listed one until there is a history. */
export function expectedTime({ p50, p95, measured }: Expected): string {
  if (!measured) return p50 <= 60 ? 'около 1\u00A0минуты' : `от\u00A0${durationAtMost(p50)}`;
  const [usual, longest] = [durationAtMost(p50), durationAtMost(p95)];
  return usual === longest ? `обычно ${usual}` : `обычно ${usual}, иногда до\u00A0${longest}`;
}
