import type { Advert, PriceStep } from '@proverka/contract/advert';
import { formatDate } from '@proverka/words/dates';
import { counted } from '@proverka/words/plural';
import { changeWords } from '../../adverts/advert-words.domain.ts';

type Step = Pick<PriceStep, 'on' | 'price'>;

/** The last price holds until the day that is known: the line goes on to there. */
export function pricesUntil(steps: readonly PriceStep[], day: string | null): Step[] {
  const last = steps.at(-1);
  return last && day !== null && day > last.on ? [...steps, { on: day, price: last.price }] : [...steps];
}

/** «Цену меняли 2 раза, всего на −7,5 %: последний раз 11.10.2026.» */
export function historyWords({
  price_history: steps,
  published_on: first,
  price_change_percent: whole,
}: Pick<Advert['fields'], 'price_history' | 'published_on' | 'price_change_percent'>): string {
  const changes = Math.max(0, steps.length - 1);
  const last = steps.at(-1);
  if (changes === 0 || !last) return `С ${formatDate(first)} цена не менялась.`;
  const times = counted(changes, 'раз', 'раза', 'раз');
  const total = whole === null ? '' : `, всего на ${changeWords(whole)}`;
  return changes === 1
    ? `Цену меняли один раз, ${formatDate(last.on)}${total === '' ? '' : total.replace(', всего', ':')}.`
    : `Цену меняли ${times}${total}; последний раз ${formatDate(last.on)}.`;
}
