import type { HouseKind } from '@proverka/contract/advert';
import type { MarketFigures, MarketMonth } from '@proverka/contract/market';
import { formatDecimal, groupedDigits } from '@proverka/words/number-format';
import { counted } from '@proverka/words/plural';
import {
  changeWords,
  daysWords,
  flatsOfRooms,
  houseKindWords,
  metrePriceWords,
  priceWords,
  toHundreds,
} from '../../adverts/advert-words.domain.ts';
import { lastSold } from './last-sold.domain.ts';
import { monthName, monthWords, yearBefore } from './month-words.domain.ts';

const nbsp = '\u00A0';
const average = (price: number): string => priceWords(toHundreds(price));
const metreAverage = (price: number): string => metrePriceWords(toHundreds(price));

/** The last month that is over and has a price, with its twin of a year before. */
function yearOf(
  months: readonly MarketMonth[],
): { now: MarketMonth; before: MarketMonth | undefined } | null {
  const now = months.slice(0, -1).findLast(({ price_per_m2: price }) => price !== null);
  if (!now) return null;
  return { now, before: months.find(({ month }) => month === yearBefore(now.month)) };
}

/** What the figures say, in sentences made of them; a figure that is missing makes none. */
export function marketSentences(figures: MarketFigures): string[] {
  return [
    priceSentence(figures),
    yearSentence(figures),
    peakSentence(figures),
    placeSentence(figures),
    supplySentence(figures),
    daysSentence(figures),
    cutsSentence(figures),
    roomsSentence(figures),
    kindsSentence(figures),
  ].filter((sentence) => sentence !== null);
}

function priceSentence({ price_per_m2: price, median_price: median }: MarketFigures): string | null {
  if (price.value === null) return null;
  const flat = median.value === null ? '' : ` Середина цен за квартиру целиком — ${average(median.value)}.`;
  const flats = counted(price.count, 'квартире', 'квартирам', 'квартирам');
  return `Квадратный метр в объявлениях стоит в среднем ${average(price.value)}: посчитано по ${flats}.${flat}`;
}

function yearSentence({ year_change_percent: change, months }: MarketFigures): string | null {
  if (change.value === null) return null;
  const year = yearOf(months);
  const [now, before] = [year?.now.price_per_m2, year?.before?.price_per_m2];
  const from =
    year?.before && now != null && before != null
      ? `: с ${average(before)} в ${monthWords(year.before.month)} до ${average(now)} в ${monthWords(year.now.month)}`
      : '';
  if (Math.abs(change.value) < 1)
    return `За год метр почти не изменился в цене, ${changeWords(change.value)}${from}.`;
  const verb = change.value > 0 ? 'подорожал' : 'подешевел';
  return `За год метр ${verb} на ${formatDecimal(Math.abs(change.value), 1)}${nbsp}%${from}.`;
}

const fewestMonths = 12;

function peakSentence({ months }: MarketFigures): string | null {
  // The current month is not over: its price is nobody's record yet.
  const known = months.slice(0, -1).filter(({ price_per_m2: price }) => price !== null);
  const last = known.at(-1);
  if (!last || known.length < fewestMonths) return null;
  const peak = known.reduce((best, month) =>
    (month.price_per_m2 ?? 0) > (best.price_per_m2 ?? 0) ? month : best,
  );
  const span = counted(known.length, 'месяц', 'месяца', 'месяцев');
  if (peak.month === last.month) return `Это самая высокая цена за ${span}, о которых мы знаем.`;
  const since = Math.round(((last.price_per_m2 ?? 0) / (peak.price_per_m2 ?? 1) - 1) * 1000) / 10;
  return `Дороже всего за ${span} метр был в ${monthWords(peak.month)} — ${average(peak.price_per_m2 ?? 0)}, с тех пор ${changeWords(since)}.`;
}

/** The place of a district among the others, with its neighbours by price. */
function placeSentence({
  type,
  place_by_price: place,
  districts,
  price_per_m2: price,
}: MarketFigures): string | null {
  const ranked = districts
    .flatMap(({ title, price_per_m2: { value } }) => (value === null ? [] : [{ title, value }]))
    .toSorted((one, other) => other.value - one.value);
  if (type === 'city') {
    const [dearest, cheapest] = [ranked[0], ranked.at(-1)];
    if (!dearest || !cheapest || dearest === cheapest) return null;
    return `Самый дорогой район — ${dearest.title}, ${metreAverage(dearest.value)}; самый дешёвый — ${cheapest.title}, ${metreAverage(cheapest.value)}.`;
  }
  const { value } = price;
  if (!place || value === null) return null;
  const dearer = ranked.findLast((other) => other.value > value);
  const cheaper = ranked.find((other) => other.value <= value);
  const around = [
    dearer && `дороже — ${dearer.title} (${average(dearer.value)})`,
    cheaper && `дешевле — ${cheaper.title} (${average(cheaper.value)})`,
  ].filter(Boolean);
  const districtsOf = counted(place.of, 'района', 'районов', 'районов');
  return `По цене метра это ${place.place}\u2011е место из ${districtsOf} города${around.length > 0 ? `; ближайший ${around.join(', ближайший ')}` : ''}.`;
}

function supplySentence({ supply, adverts, months }: MarketFigures): string {
  if (supply === 0) return 'Сейчас здесь ничего не продают на сайтах, которые мы читаем.';
  const flats = counted(supply, 'квартира', 'квартиры', 'квартир');
  const all = adverts > supply ? `, о них ${counted(adverts, 'объявление', 'объявления', 'объявлений')}` : '';
  const year = yearOf(months);
  // A month counts all that was on sale in it, which is more than on any of its days.
  const then =
    year?.before && year.before.count > 0
      ? ` Всего за ${monthName(year.now.month)} продавали ${groupedDigits(year.now.count)}, годом раньше — ${groupedDigits(year.before.count)}.`
      : '';
  return `Сейчас в продаже ${flats}${all}.${then}`;
}

/** Of flats taken down, and of those that still wait. */
function daysSentence({ median_days_on_sale: waiting, months }: MarketFigures): string | null {
  const sold = lastSold(months);
  const now =
    waiting.value === null
      ? null
      : `Те, что продают сейчас, висят в объявлениях уже ${daysWords(Math.round(waiting.value))}: это середина`;
  if (!sold) return now && `${now}.`;
  const before = months.find(({ month }) => month === yearBefore(sold.month))?.days_on_sale ?? null;
  const then = before === null ? '' : `; годом раньше было ${daysWords(before)}`;
  const taken = `Половина квартир, снятых с продажи в ${monthWords(sold.month)}, продавалась не дольше, чем ${daysWords(sold.days_on_sale)}${then}.`;
  return now ? `${taken} ${now}.` : taken;
}

function cutsSentence({ price_cuts_percent: cuts, median_cut_percent: cut }: MarketFigures): string | null {
  if (cuts.value === null) return null;
  const size = cut.value === null ? '' : `, обычно на ${formatDecimal(Math.abs(cut.value), 1)}${nbsp}%`;
  return `Цену уже снижали у ${formatDecimal(cuts.value, 0)}${nbsp}% квартир${size}.`;
}

function roomsSentence({ by_rooms: rows }: MarketFigures): string | null {
  const [dear, cheap] = extremes(
    rows.map(({ rooms, price_per_m2: { value } }) => ({ title: flatsOfRooms(rooms), value })),
  );
  if (!dear || !cheap) return null;
  return `Дороже всего за метр — ${dear.title}, ${average(dear.value)}; дешевле всего — ${cheap.title}, ${average(cheap.value)}.`;
}

function kindsSentence({ by_house_kind: rows }: MarketFigures): string | null {
  const [dear, cheap] = extremes(
    rows.map(({ house_kind: kind, price_per_m2: { value } }) => ({ title: kindTitle(kind), value })),
  );
  if (!dear || !cheap) return null;
  const percent = Math.round((dear.value / cheap.value - 1) * 100);
  return `По домам разница ${percent}${nbsp}%: самый дорогой — ${dear.title}, самый дешёвый — ${cheap.title}.`;
}

export const kindTitle = (kind: string): string => houseKindWords[kind as HouseKind] ?? kind;

interface Priced {
  readonly title: string;
  readonly value: number;
}

function extremes(rows: readonly { title: string; value: number | null }[]): [Priced?, Priced?] {
  const known = rows.flatMap(({ title, value }) => (value === null ? [] : [{ title, value }]));
  const sorted = known.toSorted((one, other) => other.value - one.value);
  const [dear, cheap] = [sorted[0], sorted.at(-1)];
  return dear && cheap && dear !== cheap ? [dear, cheap] : [];
}
