import type { AdvertPair, GroupAdvert } from '@proverka/contract/desk-adverts';
import { momentWords } from '@proverka/words/moments';
import { formatDecimal } from '@proverka/words/number-format';
import { counted } from '@proverka/words/plural';

/** From so much on a weight is no longer told as a number of times. */
const MANY_TIMES = 1_000_000;

/** What a weight means: «в 512 раз вероятнее, что это одна квартира». */
export function oddsWords(weight: number): string {
  const times = Math.round(2 ** Math.abs(weight));
  const what = weight < 0 ? 'квартиры разные' : 'это одна квартира';
  if (times < 2) return 'признаки ничего не говорят';
  if (times >= MANY_TIMES) return `больше чем в миллион раз вероятнее, что ${what}`;
  return `в\u00A0${counted(times, 'раз', 'раза', 'раз')} вероятнее, что ${what}`;
}

/** «+2,8»: how much a sign adds. */
export const weightWords = (weight: number): string =>
  `${weight > 0 ? '+' : weight < 0 ? '−' : ''}${formatDecimal(Math.abs(weight), 1)}`;

export const advertsWords = (count: number): string =>
  counted(count, 'объявление', 'объявления', 'объявлений');

/** Who decided, when and why. */
export function decisionWords({ by_hand, decided }: AdvertPair): string {
  const what = by_hand === 'same' ? 'Объединено вручную' : 'Разъединено вручную';
  return decided === null ? what : `${what}: ${decided.by}, ${momentWords(decided.at)}. ${decided.reason}`;
}

/** An advert in one line, by which colleagues tell it from others. */
export const advertName = ({ id, fields }: GroupAdvert): string => `№\u00A0${id}, ${fields.site}`;
