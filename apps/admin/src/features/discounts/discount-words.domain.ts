import type { DiscountView } from '@proverka/contract/coupon';
import type { DiscountKind } from '@proverka/contract/pricing';
import { momentBrief } from '@proverka/words/moments';
import { sumWords } from '../../controls/sum-words.ts';

interface KindWords {
  readonly list: string;
  readonly one: string;
  readonly action: string;
  readonly empty: { readonly title: string; readonly text: string };
}

export const kindWords: Readonly<Record<DiscountKind, KindWords>> = {
  coupon: {
    list: 'Купоны',
    one: 'купон',
    action: 'Выпустить купон',
    empty: { title: 'Купонов пока нет', text: 'Купон дают одному человеку или всем, с кодом или без него.' },
  },
  promocode: {
    list: 'Промокоды',
    one: 'промокод',
    action: 'Выпустить промокод',
    empty: { title: 'Промокодов пока нет', text: 'Промокод вводит покупатель при заказе.' },
  },
  campaign: {
    list: 'Кампании',
    one: 'кампанию',
    action: 'Начать кампанию',
    empty: {
      title: 'Кампаний пока нет',
      text: 'Кампания меняет цены на страницах тем, кто пришёл по ссылке с её именем в utm_campaign.',
    },
  },
};

export const offWords = ({ amount, percent }: Pick<DiscountView, 'amount' | 'percent'>): string =>
  percent === null ? `−${sumWords(amount ?? 0)}` : `−${percent} %`;

/** By the clock of the reader; the API decides what applies. */
export function stateWords({ enabled, starts_at, ends_at }: DiscountView, now: Date): string {
  if (!enabled) return 'Выключено';
  if (ends_at !== null && new Date(ends_at) <= now) return 'Закончилось';
  if (starts_at !== null && new Date(starts_at) > now) return 'Ещё не началось';
  return 'Действует';
}

export const periodWords = ({ starts_at: from, ends_at: until }: DiscountView): string =>
  [from === null ? '' : `с ${momentBrief(from)}`, until === null ? 'без срока' : `до ${momentBrief(until)}`]
    .filter((words) => words !== '')
    .join(' ');

export const limitWords = ({ uses, max_uses: most, max_uses_per_person: each }: DiscountView): string =>
  [
    most === null ? String(uses) : `${uses} из ${most}`,
    ...(each === null ? [] : [`по ${each} на человека`]),
  ].join(', ');
