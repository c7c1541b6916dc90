import { moneyValues, numberValues } from '../values/value-format.domain.ts';
import type { GaugeZone } from './draw-gauge.domain.ts';
import { Gauge } from './gauge.tsx';

export default { title: 'Charts/Gauge', component: Gauge };

const points = numberValues('', 0);
const zones: readonly GaugeZone[] = [
  { to: 200, title: 'очень низкий', level: 'danger' },
  { to: 400, title: 'низкий', level: 'warning' },
  { to: 700, title: 'средний', level: 'attention' },
  { to: 999, title: 'высокий', level: 'clear' },
];

export const Score = () => (
  <Gauge
    title="Кредитный рейтинг"
    subtitle="НБКИ, от 1 до 999, на 20.11.2026"
    data={{ value: 742, from: 1, zones, values: points }}
  />
);

export const Lowest = () => (
  <Gauge title="Кредитный рейтинг" data={{ value: 1, from: 1, zones, values: points }} />
);

export const Outside = () => (
  <Gauge title="Кредитный рейтинг" data={{ value: 1200, from: 1, zones, values: points }} />
);

export const Unknown = () => (
  <Gauge title="Кредитный рейтинг" data={{ value: null, from: 1, zones, values: points }} />
);

export const PriceAmongSimilar = () => (
  <Gauge
    title="Цена среди похожих"
    data={{
      value: 1_234_000_000,
      from: 980_000_000,
      zones: [
        { to: 1_130_000_000, title: 'дешевле трёх четвертей' },
        { to: 1_290_000_000, title: 'как у половины похожих' },
        { to: 1_620_000_000, title: 'дороже трёх четвертей' },
      ],
      values: moneyValues,
    }}
  />
);
