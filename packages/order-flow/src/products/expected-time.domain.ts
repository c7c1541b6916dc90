import type { Product } from '@proverka/contract/product';
import { onFirstUse } from '@proverka/validation/on-first-use';

type Expected = Product['metadata']['expected'];

const unit = (name: 'minute' | 'hour' | 'day') =>
  onFirstUse(() => new Intl.NumberFormat('ru-RU', { style: 'unit', unit: name, unitDisplay: 'short' }));
const minutes = unit('minute');
const hours = unit('hour');
const days = unit('day');

/** «30 мин», «3 ч», «2 дн.»: rounded up, so that nobody is told too little. */
export function duration(seconds: number): string {
  if (seconds < 60) return 'до минуты';
  if (seconds <= 90 * 60) return spaced(minutes().format(Math.ceil(seconds / 60)));
  if (seconds <= 48 * 3600) return spaced(hours().format(Math.ceil(seconds / 3600)));
  return spaced(days().format(Math.ceil(seconds / 86_400)));
}

/** What really happened lately, or the listed time while nothing has happened yet. */
export function expectedTime({ p50, p95, measured }: Expected): string {
  if (!measured) return `от\u00A0${duration(p50)}`;
  const [usual, longest] = [duration(p50), duration(p95)];
  return usual === longest ? `обычно ${usual}` : `обычно ${usual}, иногда до\u00A0${longest}`;
}

const spaced = (text: string): string => text.replaceAll(' ', '\u00A0');
