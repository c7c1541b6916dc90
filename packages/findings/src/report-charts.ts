import { drawGauge } from '@proverka/charts/gauge-drawing';
import { drawLine } from '@proverka/charts/line-drawing';
import type { TimeLineEntry } from '@proverka/charts/time-line-data';
import { drawTimeLine } from '@proverka/charts/time-line-drawing';
import { numberValues } from '@proverka/charts/value-format';
import { historyLanes, type Finding, type HistoryLane } from '@proverka/contract/finding';
import { formatDate } from '@proverka/words/dates';
import { joined } from '@proverka/words/joined';
import { levelWords } from '@proverka/words/level-words';
import { drawLoad } from './draw-load.ts';
import { toldOf, withOwner, type ReportChart, type Told } from './report-chart.ts';

/** The pictures of a report about a person, a company or a car: what stands in several findings is drawn together. */
export function reportCharts(findings: readonly Finding[]): ReportChart[] {
  return [
    ...toldOf(findings, 'score').map(scoreChart),
    ...toldOf(findings, 'load').map(loadChart),
    ...historyChart(toldOf(findings, 'history')),
    ...toldOf(findings, 'mileage').map(mileageChart),
  ];
}

const scoreChart = ({
  chart: { title, value, from, zones, meaning },
  finding,
}: Told<'score'>): ReportChart => ({
  key: `score ${title} ${finding.owner_id ?? ''}`,
  title: withOwner(title, finding),
  source: sourceWords([finding]),
  draw: (width) => {
    const drawing = drawGauge({ value, from, zones, values: numberValues('', 0) }, width);
    return { ...drawing, notes: [meaning, ...drawing.notes] };
  },
});

const loadChart = ({ chart, finding }: Told<'load'>): ReportChart => ({
  key: `load ${finding.owner_id ?? ''}`,
  title: withOwner('Платежи по кредитам и доход', finding),
  source: sourceWords([finding]),
  draw: (width) => drawLoad(chart, width),
});

const mileageChart = ({ chart: { points }, finding }: Told<'mileage'>): ReportChart => ({
  key: `mileage ${finding.owner_id ?? ''}`,
  title: 'Пробег по осмотрам',
  source: sourceWords([finding]),
  draw: (width) =>
    drawLine(
      {
        series: [
          { title: 'Пробег', points: points.map(({ day, kilometres }) => ({ day, value: kilometres })) },
        ],
        values: numberValues('км', 0),
        falls: 'Пробег уменьшился',
      },
      width,
    ),
});

const laneTitles: Readonly<Record<HistoryLane, string>> = {
  owners: 'Владельцы',
  accidents: 'Аварии',
  insurance: 'Полисы ОСАГО',
  inspections: 'Техосмотры',
  pledges: 'Залог',
  taxi: 'Разрешения на такси',
  restrictions: 'Ограничения на регистрацию',
};

/** All lanes on one axis; nothing is drawn when no register has a record with a day. */
function historyChart(told: readonly Told<'history'>[]): ReportChart[] {
  const entries = told.flatMap(({ chart }) => chart.entries);
  const until = told
    .map(({ chart }) => chart.until)
    .sort()
    .at(-1);
  if (entries.length === 0 || until === undefined) return [];
  const lanes = historyLanes.flatMap((lane) => {
    const own = told.filter(({ chart }) => chart.lane === lane);
    if (own.length === 0) return [];
    const some = own.flatMap(({ chart }) => chart.entries.map(entryOf));
    return [{ title: laneTitles[lane], entries: some }];
  });
  return [
    {
      key: 'history',
      title: 'История автомобиля',
      source: sourceWords(told.map(({ finding }) => finding)),
      draw: (width) => drawTimeLine({ lanes, until, levelTitles: levelWords }, width),
    },
  ];
}

type Entry = Told<'history'>['chart']['entries'][number];

const entryOf = ({ title, start, end, level }: Entry): TimeLineEntry => ({
  title,
  start,
  ...(end !== undefined && { end }),
  ...(level && { level }),
});

/** «Госавтоинспекция; РСА, данные на 20.11.2026»; of several days none is named here, since each finding names its own. */
function sourceWords(findings: readonly Finding[]): string {
  const sources = [...new Set(findings.map(({ source }) => source))].filter((source) => source !== '');
  const days = [...new Set(findings.map(({ source_date: day }) => day))];
  const [day] = days;
  return joined([sources.join('; '), days.length === 1 && day ? `данные на ${formatDate(day)}` : undefined]);
}
