import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BarChart } from './bar-chart/bar-chart.tsx';
import { CalendarChart } from './calendar-chart/calendar-chart.tsx';
import { Gauge } from './gauge/gauge.tsx';
import { Graph } from './graph/graph.tsx';
import { LineChart } from './line-chart/line-chart.tsx';
import { Spread } from './spread/spread.tsx';
import { TimeLine } from './time-line/time-line.tsx';
import { countValues, moneyValues, numberValues } from './values/value-format.domain.ts';

afterEach(cleanup);

const plain = (text: string | null | undefined): string => (text ?? '').replaceAll('\u00A0', ' ');
const label = (): string => plain(screen.getByRole('img').getAttribute('aria-label'));
const rowsOf = (name: string): string[][] =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => Array.from(row.children, (cell) => plain(cell.textContent)));

test('a line chart says its range in words and has every value in a table, also the missing ones', () => {
  render(
    <LineChart
      title="Сотрудников по годам"
      table="open"
      data={{
        series: [
          {
            title: 'Сотрудников',
            points: [
              { day: '2024', value: 11 },
              { day: '2021', value: 4 },
              { day: '2022', value: 5 },
            ],
          },
        ],
        values: countValues('сотрудник', 'сотрудника', 'сотрудников'),
      }}
    />,
  );
  expect(label()).toBe(
    'Сотрудников по годам. 2021 — 2024, от 4 сотрудника до 11 сотрудников, в начале 4 сотрудника, в конце 11 сотрудников.',
  );
  expect(rowsOf('Сотрудников по годам')).toEqual([
    ['Период', 'Сотрудников'],
    ['2021', '4 сотрудника'],
    ['2022', '5 сотрудников'],
    ['2023', 'нет данных'],
    ['2024', '11 сотрудников'],
  ]);
  expect(screen.getByText('Нет данных: 2023.')).toBeTruthy();
});

test('a chart whose axis does not start at zero says so', () => {
  const points = [
    { day: '2025', value: 20_100_000 },
    { day: '2026', value: 22_800_000 },
  ];
  const { rerender } = render(
    <LineChart title="Цена" data={{ series: [{ title: 'Цена', points }], values: moneyValues }} />,
  );
  expect(plain(screen.getByText(/^Шкала/u).textContent)).toBe('Шкала начинается не с нуля, а с 200 тыс. ₽.');
  rerender(
    <LineChart
      title="Цена"
      data={{ series: [{ title: 'Цена', points }], values: moneyValues, fromZero: true }}
    />,
  );
  expect(screen.queryByText(/^Шкала/u)).toBeNull();
});

test('a chart without data shows why instead of an empty picture', () => {
  render(
    <BarChart
      title="Долги"
      empty="Долгов не найдено."
      data={{ series: ['Сумма'], lie: 'rows', values: moneyValues, bars: [] }}
    />,
  );
  expect(screen.getByText('Долгов не найдено.')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
});

test('bars that do not fit are added up, and the table beside them has the same sum', () => {
  render(
    <BarChart
      title="Долги по взыскателям"
      table="hidden"
      data={{
        series: ['Сумма'],
        lie: 'rows',
        values: moneyValues,
        bars: Array.from({ length: 2000 }, (_, place) => ({
          title: `Взыскатель ${place + 1}`,
          values: [100],
        })),
      }}
    />,
  );
  const rows = rowsOf('Долги по взыскателям');
  expect(rows).toHaveLength(13);
  expect(rows.at(-1)).toEqual(['Остальные, 1989', '1 989 ₽']);
});

test('a gauge says where its value stands, also outside of its scale', () => {
  const zones = [
    { to: 400, title: 'низкий', level: 'danger' },
    { to: 999, title: 'высокий', level: 'clear' },
  ] as const;
  const { rerender } = render(
    <Gauge title="Рейтинг" data={{ value: 742, from: 1, zones, values: numberValues('', 0) }} />,
  );
  expect(label()).toBe('Рейтинг. 742 — высокий. Шкала от 1 до 999.');
  rerender(<Gauge title="Рейтинг" data={{ value: 1200, from: 1, zones, values: numberValues('', 0) }} />);
  expect(screen.getByText(/за пределами шкалы/u)).toBeTruthy();
  rerender(<Gauge title="Рейтинг" data={{ value: null, from: 1, zones, values: numberValues('', 0) }} />);
  expect(label()).toBe('Рейтинг. Значение неизвестно, шкала от 1 до 999.');
});

test('a calendar counts its months by state and names each in the table', () => {
  render(
    <CalendarChart
      title="Платежи"
      table="open"
      data={{
        states: [
          { key: 'on-time', title: 'в срок', level: 'clear' },
          { key: 'late', title: 'просрочка', level: 'warning' },
        ],
        months: [
          { month: '2026-01', state: 'on-time' },
          { month: '2026-02', state: 'on-time' },
          { month: '2025-12', state: 'late' },
        ],
      }}
    />,
  );
  expect(label()).toBe('Платежи. в срок — 2 месяца, просрочка — 1 месяц.');
  const [, newest, oldest] = rowsOf('Платежи');
  expect(newest?.slice(0, 4)).toEqual(['2026', 'в срок', 'в срок', 'нет данных']);
  expect(oldest?.at(-1)).toBe('просрочка');
});

test('a time line tells events from periods and says which go on', () => {
  render(
    <TimeLine
      title="История"
      table="open"
      data={{
        until: '2026-11-20',
        lanes: [
          { title: 'Владельцы', entries: [{ title: 'Физическое лицо', start: '2019-05-14', end: null }] },
          { title: 'Аварии', entries: [{ title: 'Столкновение', start: '2020-08-21', level: 'danger' }] },
        ],
        levelTitles: { danger: 'с повреждениями' },
      }}
    />,
  );
  expect(rowsOf('История').slice(1)).toEqual([
    ['21.08.2020', '—', 'Аварии', 'Столкновение', 'с повреждениями'],
    ['14.05.2019', 'продолжается', 'Владельцы', 'Физическое лицо', '—'],
  ]);
});

test('a graph shows the nearest of five hundred and says how many it leaves out', () => {
  const nodes = Array.from({ length: 500 }, (_, place) => ({
    key: String(place),
    title: `Общество ${place}`,
  }));
  render(
    <Graph
      title="Связи"
      data={{ nodes, edges: nodes.slice(1).map(({ key }) => ({ from: '0', to: key })) }}
    />,
  );
  expect(screen.getByText('На рисунке ближайшие 10 из 500; не показано: 490.')).toBeTruthy();
  expect(screen.getAllByRole('img')[0]?.textContent).toContain('Общество 9');
  expect(screen.getByText('Ещё 485 связей')).toBeTruthy();
});

test('a page with a table of its own beside a chart says where it stands', () => {
  render(
    <LineChart
      title="Цена"
      table={{ beside: 'в таблице рядом' }}
      data={{ series: [{ title: 'Цена', points: [{ day: '2026', value: 100 }] }], values: moneyValues }}
    />,
  );
  expect(label()).toBe('Цена. одно значение, 2026: 1 ₽. То же — в таблице рядом.');
  expect(screen.queryByRole('table')).toBeNull();
});

test('a spread says its range and middle half, how many are cheaper, and counts every value once', () => {
  const rubles = (thousands: number) => thousands * 100_000;
  const observed = [690, 795, 830, 850, 900, 905, 985, 1290].map(rubles);
  const data = {
    observed,
    lower: rubles(820),
    middle: rubles(875),
    upper: rubles(925),
    values: moneyValues,
    counts: countValues('объявление', 'объявления', 'объявлений'),
  };
  const mine = { title: 'Цена в объявлении', value: rubles(2400) };
  const { rerender } = render(<Spread title="Цены" table="open" data={data} />);
  expect(label()).toBe(
    'Цены. 8 объявлений от 690 000 ₽ до 1 290 000 ₽. Половина — от 820 000 ₽ до 925 000 ₽, посередине 875 000 ₽.',
  );
  const counts = rowsOf('Цены')
    .slice(1)
    .map((row) => Number.parseInt(row[2] ?? '', 10));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(observed.length);
  rerender(<Spread title="Цены" data={{ ...data, mine }} />);
  expect(label()).toContain('Цена в объявлении — 2 400 000 ₽: дешевле неё 8 из 8.');
  expect(plain(document.body.textContent)).toContain('за пределами шкалы, отметка стоит на её краю');
});
