import type { AdvertStanding } from '@proverka/contract/advert';
import { counted } from '@proverka/words/plural';
import { changeWords, metrePriceWords, priceWords, toHundreds } from '../../adverts/advert-words.domain.ts';

const nbsp = '\u00A0';

/** In a few words, by the share of alike flats that are cheaper per square metre. */
export function standingTitle(cheaper: number): string {
  if (cheaper <= 10) return 'Дешевле почти всех похожих';
  if (cheaper < 40) return 'Дешевле обычного';
  if (cheaper <= 60) return 'Обычная цена';
  return cheaper < 90 ? 'Дороже обычного' : 'Дороже почти всех похожих';
}

const roomsPart: Readonly<Record<number, string>> = {
  0: 'студий',
  1: 'однокомнатных квартир',
  2: 'двухкомнатных квартир',
  3: 'трёхкомнатных квартир',
  4: 'четырёхкомнатных квартир',
};

function amongWords({ among, count }: Pick<AdvertStanding, 'among' | 'count'>): string {
  const kind = among.rooms === null ? undefined : roomsPart[among.rooms];
  const flats = kind ? `${count}${nbsp}${kind}` : counted(count, 'квартиры', 'квартир', 'квартир');
  return among.place === 'district'
    ? `${flats} в районе «${among.title}»`
    : `${flats} в городе ${among.title}`;
}

/** «Сравнили с ценами за м² у 96 двухкомнатных квартир в районе «Невский»: 20 % из них дешевле, …» */
export function standingWords(standing: AdvertStanding): string {
  const { price_per_m2: price, median, cheaper_percent: cheaper } = standing;
  const change = Math.round((price / median - 1) * 1000) / 10;
  const against =
    change === 0
      ? 'столько же, сколько здесь'
      : `здесь — ${priceWords(price)}, это ${changeWords(change)} к середине`;
  return `Сравнили с ценами ${amongWords(standing)}: ${cheaper}${nbsp}% из них дешевле за квадратный метр. Середина — ${metrePriceWords(toHundreds(median))}, ${against}.`;
}
