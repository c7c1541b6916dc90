import type { MarketArea, MarketAreaLine, MarketFigures } from '@proverka/contract/market';
import type { figuresOf } from './figures.domain.ts';

export interface CountedArea {
  readonly type: 'city' | 'district';
  readonly id: number;
  readonly id_city: number;
  readonly title: string;
  readonly slug: string;
  readonly own: ReturnType<typeof figuresOf>;
}

export interface StoredArea {
  readonly type: 'city' | 'district';
  readonly id: number;
  readonly id_city: number;
  readonly title: string;
  readonly slug: string;
  readonly figures: MarketFigures;
  readonly counted_on: string;
}

const nameOf = ({ type, id, title, slug }: CountedArea, city: CountedArea | undefined): MarketArea => ({
  type,
  id,
  title,
  slug,
  city: type === 'city' || !city ? null : { id: city.id, title: city.title, slug: city.slug },
});

const lineOf = (area: CountedArea, city: CountedArea | undefined): MarketAreaLine => ({
  ...nameOf(area, city),
  supply: area.own.supply,
  price_per_m2: area.own.price_per_m2,
  year_change_percent: area.own.year_change_percent,
  median_days_on_sale: area.own.median_days_on_sale,
});

const dearest = (one: MarketAreaLine, other: MarketAreaLine): number =>
  (other.price_per_m2.value ?? -1) - (one.price_per_m2.value ?? -1) ||
  one.title.localeCompare(other.title, 'ru');

/** Every area with its own figures, those of its neighbours, and its place among them. */
export function assembleFigures(areas: readonly CountedArea[], today: string): StoredArea[] {
  const cities = new Map(areas.filter(({ type }) => type === 'city').map((city) => [city.id, city]));
  const districts = Map.groupBy(
    areas.filter(({ type }) => type === 'district'),
    ({ id_city }) => id_city,
  );
  return areas.map(({ own, ...area }) => {
    const city = cities.get(area.id_city);
    const beside = (districts.get(area.id_city) ?? []).map((one) => lineOf(one, city)).toSorted(dearest);
    const priced = beside.filter(({ price_per_m2 }) => price_per_m2.value !== null);
    const place = priced.findIndex(({ id }) => id === area.id);
    const figures: MarketFigures = {
      ...nameOf({ ...area, own }, city),
      ...own,
      districts: area.type === 'city' ? beside : beside.filter(({ id }) => id !== area.id),
      place_by_price: area.type === 'city' || place < 0 ? null : { place: place + 1, of: priced.length },
      counted_on: today,
    };
    return { ...area, figures, counted_on: today };
  });
}
