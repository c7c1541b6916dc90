import { countValues, moneyValues, numberValues, percentValues } from '../values/value-format.domain.ts';
import { LineChart } from './line-chart.tsx';
import { decade, mileage, pricesByMonth, pricesByYear, revenue } from './line-chart.fixtures.ts';

export default { title: 'Charts/Line', component: LineChart };

export const PriceByMonth = () => (
  <LineChart
    title="Цена квадратного метра в доме"
    subtitle="Медиана объявлений по месяцам, сведения на 20.11.2026"
    data={{ series: [{ title: 'Медиана', points: pricesByMonth }], values: moneyValues }}
  />
);

export const WithBounds = () => (
  <LineChart
    title="Цена квадратного метра по годам"
    table="open"
    data={{ series: [{ title: 'Медиана', points: pricesByYear }], values: moneyValues }}
  />
);

export const SeveralSeries = () => (
  <LineChart
    title="Выручка, прибыль и долги"
    subtitle="Бухгалтерская отчётность ООО «Образец»"
    data={{ series: revenue, values: moneyValues }}
  />
);

export const FallingMileage = () => (
  <LineChart
    title="Пробег по записям осмотров и полисов"
    data={{
      series: [{ title: 'Пробег', points: mileage }],
      values: numberValues('км', 0),
      falls: 'Пробег уменьшился: так не бывает',
    }}
  />
);

export const BalanceWithThreshold = () => (
  <LineChart
    title="Баланс"
    data={{
      series: [
        {
          title: 'Баланс',
          points: pricesByMonth.map(({ day }, place) => ({
            day,
            value: [90_000, 640_050, 410_000, 120_000, -35_000, 900_000][place % 6] ?? 0,
          })),
        },
      ],
      values: moneyValues,
      isStepped: true,
      fromZero: true,
      threshold: { value: 100_000, title: 'Предупредим ниже' },
    }}
  />
);

export const Gaps = () => (
  <LineChart
    title="Сотрудников по годам"
    data={{
      series: [
        {
          title: 'Сотрудников',
          points: [
            { day: '2017', value: 4 },
            { day: '2018', value: 5 },
            { day: '2019', value: null },
            { day: '2020', value: 9 },
            { day: '2023', value: 12 },
            { day: '2024', value: 11 },
          ],
        },
      ],
      values: countValues('сотрудник', 'сотрудника', 'сотрудников'),
    }}
  />
);

export const OnePoint = () => (
  <LineChart
    title="Цена сделки"
    data={{
      series: [{ title: 'Цена', points: [{ day: '2026-03-05', value: 1_250_000_000 }] }],
      values: moneyValues,
    }}
  />
);

export const NoData = () => (
  <LineChart
    title="Цена квадратного метра в районе"
    empty="В районе меньше пяти сделок за год: кривой по ним не провести."
    data={{ series: [{ title: 'Цена', points: [{ day: '2026', value: null }] }], values: moneyValues }}
  />
);

export const AllEqual = () => (
  <LineChart
    title="Ставка"
    data={{
      series: [{ title: 'Ставка', points: pricesByMonth.map(({ day }) => ({ day, value: 16.5 })) }],
      values: percentValues,
    }}
  />
);

export const NegativeAndHuge = () => (
  <LineChart
    title="Чистая прибыль"
    data={{
      series: [
        {
          title: 'Прибыль',
          points: [
            { day: '2021', value: -4_200_000_000_000 },
            { day: '2022', value: 1_000 },
            { day: '2023', value: 38_700_000_000_000 },
            { day: '2024', value: -900_000_000 },
          ],
        },
      ],
      values: moneyValues,
    }}
  />
);

export const TenYearsOfDays = () => (
  <LineChart
    title="Проверок в день за десять лет"
    data={{
      series: [{ title: 'Проверок', points: decade }],
      values: countValues('проверка', 'проверки', 'проверок'),
    }}
  />
);

export const OverTheChangeOfClocks = () => (
  <LineChart
    title="Запросов в день, когда Москва переводила часы"
    data={{
      series: [
        {
          title: 'Запросов',
          points: ['2014-10-24', '2014-10-25', '2014-10-26', '2014-10-27', '2014-10-28'].map(
            (day, place) => ({ day, value: 100 + place * 25 }),
          ),
        },
      ],
      values: countValues('запрос', 'запроса', 'запросов'),
    }}
  />
);
