import { countValues, moneyValues } from '../values/value-format.domain.ts';
import { BarChart } from './bar-chart.tsx';
import type { Bar } from './bar-data.domain.ts';

export default { title: 'Charts/Bars', component: BarChart };

const records = countValues('запись', 'записи', 'записей');
const columns = (values: readonly (number | null)[], from = 2019): Bar[] =>
  values.map((value, place) => ({ title: String(from + place), values: [value] }));

export const Spending = () => (
  <BarChart
    title="Расходы по месяцам"
    data={{
      series: ['Расходы'],
      lie: 'columns',
      values: moneyValues,
      bars: [
        'янв.',
        'февр.',
        'март',
        'апр.',
        'май',
        'июнь',
        'июль',
        'авг.',
        'сент.',
        'окт.',
        'нояб.',
        'дек.',
      ].map((title, place) => ({
        title,
        values: [[129_900, 49_950, 0, 310_000, 259_800, 99_900][place % 6] ?? 0],
      })),
    }}
  />
);

export const FewYears = () => (
  <BarChart
    title="Долги у приставов по годам"
    data={{
      series: ['Сумма'],
      lie: 'columns',
      values: moneyValues,
      bars: columns([4_500_000, 12_300_000, null, 8_100_000], 2023),
    }}
  />
);

export const SeveralSeries = () => (
  <BarChart
    title="Выручка, расходы и прибыль"
    subtitle="ООО «Образец», млн ₽ по отчётности"
    data={{
      series: ['Выручка', 'Расходы', 'Прибыль'],
      lie: 'columns',
      values: moneyValues,
      bars: [
        { title: '2022', values: [3_380_000_000, 2_900_000_000, 480_000_000] },
        { title: '2023', values: [4_710_000_000, 5_020_000_000, -310_000_000] },
        { title: '2024', values: [6_140_000_000, 5_620_000_000, 520_000_000] },
        { title: '2025', values: [5_900_000_000, null, null] },
      ],
    }}
  />
);

export const Kinds = () => (
  <BarChart
    title="Долги по видам"
    data={{
      series: ['Сумма'],
      lie: 'rows',
      values: moneyValues,
      bars: [
        { title: 'Задолженность по кредитным платежам, кроме ипотеки', values: [48_230_050] },
        { title: 'Налоги и сборы, включая пени', values: [12_940_000] },
        { title: 'Штрафы ГИБДД', values: [750_000] },
        { title: 'Алименты', values: [null] },
      ],
    }}
  />
);

export const KindsOfSeveralSeries = () => (
  <BarChart
    title="Суды по роли"
    data={{
      series: ['Истец', 'Ответчик'],
      lie: 'rows',
      values: records,
      bars: [
        { title: 'Взыскание по договору поставки', values: [12, 31] },
        { title: 'Трудовые споры', values: [0, 4] },
        {
          title:
            'Оспаривание решений государственных органов, должностных лиц и организаций, наделённых полномочиями',
          values: [2, 0],
        },
      ],
    }}
  />
);

export const ThousandTimesTheOthers = () => (
  <BarChart
    title="Заявок по источникам"
    data={{
      series: ['Заявок'],
      lie: 'rows',
      values: records,
      bars: [
        { title: 'Поиск', values: [184_300] },
        { title: 'Партнёры', values: [181] },
        { title: 'Письма', values: [1] },
        { title: 'Реклама', values: [0] },
      ],
    }}
  />
);

export const Negative = () => (
  <BarChart
    title="Прибыль по годам"
    data={{
      series: ['Прибыль'],
      lie: 'columns',
      values: moneyValues,
      bars: columns([-120_000_000, 45_000_000, -8_000_000, 0, 210_000_000], 2021),
    }}
  />
);

export const AllEqual = () => (
  <BarChart
    title="Отчётов по годам"
    data={{ series: ['Отчётов'], lie: 'columns', values: records, bars: columns([3, 3, 3]) }}
  />
);

export const OneBar = () => (
  <BarChart
    title="Отчётов по годам"
    data={{ series: ['Отчётов'], lie: 'columns', values: records, bars: columns([1], 2026) }}
  />
);

export const NoData = () => (
  <BarChart
    title="Долги по годам"
    empty="Долгов за эти годы не найдено."
    data={{ series: ['Сумма'], lie: 'columns', values: moneyValues, bars: [] }}
  />
);

export const ThousandsOfKinds = () => (
  <BarChart
    title="Долги по взыскателям"
    data={{
      series: ['Сумма'],
      lie: 'rows',
      values: moneyValues,
      bars: Array.from({ length: 2000 }, (_, place) => ({
        title: `Взыскатель № ${place + 1} с довольно длинным названием организации`,
        values: [Math.round(900_000_000 / (place + 1))],
      })),
    }}
  />
);

export const TenYearsOfDays = () => (
  <BarChart
    title="Заказов в день"
    data={{
      series: ['Заказов'],
      lie: 'columns',
      values: records,
      bars: Array.from({ length: 3650 }, (_, place) => ({
        title: String(2016 + Math.floor(place / 365)),
        values: [20 + ((place * 37) % 23) + Math.floor(place / 90)],
      })),
    }}
  />
);
