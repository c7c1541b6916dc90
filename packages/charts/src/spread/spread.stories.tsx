import { countValues, moneyValues } from '../values/value-format.domain.ts';
import type { SpreadData } from './spread-data.domain.ts';
import { Spread } from './spread.tsx';

export default { title: 'Charts/Spread', component: Spread };

const rubles = (thousands: number): number => thousands * 100_000;
const prices = [
  690, 720, 745, 780, 795, 810, 815, 830, 845, 850, 860, 870, 880, 890, 900, 905, 910, 920, 930, 940, 950,
  960, 985, 990, 1010, 1040, 1090, 1150, 1290,
].map(rubles);
const usual: SpreadData = {
  observed: prices,
  lower: rubles(830),
  middle: rubles(900),
  upper: rubles(985),
  values: moneyValues,
  counts: countValues('объявление', 'объявления', 'объявлений'),
};
const title = 'Цены похожих автомобилей';
const mine = (thousands: number) => ({ title: 'Цена в объявлении', value: rubles(thousands) });

export const OfPrices = () => (
  <Spread title={title} subtitle="29 объявлений, данные на 20.11.2026" data={usual} />
);

export const WithMine = () => <Spread title={title} data={{ ...usual, mine: mine(1090) }} />;

export const MineFarOutside = () => <Spread title={title} data={{ ...usual, mine: mine(2_400) }} />;

export const MineAtTheEdge = () => <Spread title={title} data={{ ...usual, mine: mine(640) }} />;

export const One = () => (
  <Spread
    title={title}
    data={{ ...usual, observed: [rubles(900)], lower: rubles(900), middle: rubles(900), upper: rubles(900) }}
  />
);

export const AllTheSame = () => (
  <Spread
    title={title}
    data={{
      ...usual,
      observed: Array.from({ length: 40 }, () => rubles(900)),
      lower: rubles(900),
      middle: rubles(900),
      upper: rubles(900),
    }}
  />
);

export const FiveHundred = () => (
  <Spread
    title={title}
    data={{
      ...usual,
      observed: Array.from({ length: 500 }, (_, place) => rubles(600 + ((place * 37) % 500))),
      lower: rubles(725),
      middle: rubles(850),
      upper: rubles(975),
    }}
  />
);

export const AThousandTimesTheOthers = () => (
  <Spread title={title} data={{ ...usual, observed: [...prices, rubles(900_000)] }} />
);

export const BelowZero = () => (
  <Spread
    title={title}
    data={{ ...usual, observed: [rubles(-900), 0, rubles(900)], lower: 0, middle: 0, upper: 0 }}
  />
);

export const NoneKnown = () => <Spread title={title} data={{ ...usual, observed: [Number.NaN] }} />;
