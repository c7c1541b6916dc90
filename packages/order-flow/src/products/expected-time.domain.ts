import type { Product } from '@proverka/contract/product';
import { groupedDigits } from '@proverka/validation/number-format';

type Expected = Product['metadata']['expected'];

/** «30 мин», «3 ч», «2 дн.»: rounded up, so that the estimate is never too short. */
export function duration(seconds: number): string {
  if (seconds < 60) return 'до минуты';
  if (seconds <= 90 * 60) return inUnits(seconds / 60, 'мин');
  if (seconds <= 48 * 3600) return inUnits(seconds / 3600, 'ч');
  return inUnits(seconds / 86_400, 'дн.');
}

/** The measured time, or the listed one until there is a history. */
export function expectedTime({ p50, p95, measured }: Expected): string {
  if (!measured) return p50 <= 60 ? 'около 1\u00A0минуты' : `от\u00A0${duration(p50)}`;
  const [usual, longest] = [duration(p50), duration(p95)];
  return usual === longest ? `обычно ${usual}` : `обычно ${usual}, иногда до\u00A0${longest}`;
}

const inUnits = (amount: number, unit: string): string => `${groupedDigits(Math.ceil(amount))}\u00A0${unit}`;
