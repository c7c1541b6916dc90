import type { MarketFigures } from '@proverka/contract/market';
import { counted } from '@proverka/words/plural';
import { changeWords, daysWords, priceWords, toHundreds } from '../../adverts/advert-words.domain.ts';
import { lastSold } from './last-sold.domain.ts';

/** «Невский район, Санкт-Петербург»; names are not bent, as lists have any. */
export const areaTitle = ({ title, city }: Pick<MarketFigures, 'title' | 'city'>): string =>
  city ? `${title} район, ${city.title}` : title;

/** For search engines: the area's own numbers, as far as there are any. */
export function marketDescription(figures: MarketFigures): string {
  const { price_per_m2: price, year_change_percent: change, supply, months } = figures;
  const sold = lastSold(months);
  const parts = [
    price.value === null ? null : `${priceWords(toHundreds(price.value))} за м² в среднем`,
    change.value === null ? null : `за год ${changeWords(change.value)}`,
    supply === 0 ? null : `в продаже ${counted(supply, 'квартира', 'квартиры', 'квартир')}`,
    sold && `половина продаётся не дольше, чем за ${daysWords(sold.days_on_sale)}`,
  ].filter((part) => part !== null);
  const numbers = parts.length > 0 ? parts.join(', ') : 'данных пока мало для средней цены';
  return `${areaTitle(figures)}: ${numbers}. Цены по месяцам, комнатам и видам домов.`;
}

/** Why figures are missing; empty where all are there. */
export function missingReasons(figures: MarketFigures): string[] {
  const all = [figures.price_per_m2, figures.year_change_percent, figures.median_days_on_sale];
  return [...new Set(all.flatMap(({ value, reason }) => (value === null && reason ? [reason] : [])))];
}
