import type { TimeLineEntry } from '@proverka/charts/time-line-data';
import { numberValues } from '@proverka/charts/value-format';
import type { Finding, HistoryLane } from '@proverka/contract/finding';
import { historyLanes } from '@proverka/contract/history-lanes';
import { levelWords } from '@proverka/words/level-words';
import { countedPlainly } from '@proverka/words/plural';
import type { ReportPicture } from './report-picture.ts';
import { sourceWords, toldOf, type Told } from './told.ts';

const laneTitles: Readonly<Record<HistoryLane, string>> = {
  owners: 'Владельцы',
  accidents: 'Аварии',
  insurance: 'Полисы ОСАГО',
  inspections: 'Техосмотры',
  pledges: 'Залог',
  taxi: 'Разрешения на такси',
  restrictions: 'Ограничения на регистрацию',
};

/** What several registers know, on one axis; nothing is drawn when none has a record with a day. */
export function carHistory(findings: readonly Finding[]): ReportPicture[] {
  const told = toldOf(findings, 'history');
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
      kind: 'time-line',
      title: 'История автомобиля',
      subtitle: sourceWords(told.map(({ finding }) => finding)),
      result: countedPlainly(entries.length, 'запись', 'записи', 'записей'),
      data: { lanes, until, levelTitles: levelWords },
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

/** The readings of the inspections, with the falling part marked. */
export const mileagePictures = (findings: readonly Finding[]): ReportPicture[] =>
  toldOf(findings, 'mileage').map(({ chart: { points }, finding }) => ({
    key: `mileage ${finding.owner_id ?? ''}`,
    kind: 'line',
    title: 'Пробег по осмотрам',
    subtitle: sourceWords([finding]),
    result: lastReading(points),
    data: {
      series: [
        { title: 'Пробег', points: points.map(({ day, kilometres }) => ({ day, value: kilometres })) },
      ],
      values: numberValues('км', 0),
      falls: 'Пробег уменьшился',
    },
  }));

/** «в последний раз 98 000 км» */
function lastReading(points: Told<'mileage'>['chart']['points']): string {
  const last = points.toSorted((one, other) => one.day.localeCompare(other.day)).at(-1);
  return last === undefined ? '' : `в последний раз ${numberValues('км', 0).full(last.kilometres)}`;
}
