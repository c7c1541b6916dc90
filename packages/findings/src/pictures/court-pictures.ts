import { countValues } from '@proverka/charts/value-format';
import type { TimeLineEntry } from '@proverka/charts/time-line-data';
import type { Finding } from '@proverka/contract/finding';
import { caseSides } from '@proverka/contract/case-sides';
import type { CaseSide } from '@proverka/contract/record-plot';
import { countedPlainly } from '@proverka/words/plural';
import { asOfWords, dayOf, plotsOf, yearOf, yearsBetween, type Plotted } from './plots.ts';
import type { ReportPicture } from './report-picture.ts';

const sideTitles: Readonly<Record<CaseSide, string>> = {
  accused: 'Обвиняемый',
  defendant: 'Ответчик или должник',
  claimant: 'Истец',
  victim: 'Потерпевший',
  other: 'Третье лицо или роль неясна',
};

const cases = (count: number): string => countedPlainly(count, 'дело', 'дела', 'дел');

/** «ответчик или должник: 2 дела», the gravest side first. */
function resultOf(plotted: readonly Plotted<'case'>[]): string {
  const [side] = sidesOf(plotted);
  if (side === undefined) return '';
  const count = plotted.filter(({ plot }) => plot.side === side).length;
  return `${sideTitles[side].toLocaleLowerCase('ru')}: ${cases(count)}`;
}

const sidesOf = (plotted: readonly Plotted<'case'>[]): CaseSide[] =>
  caseSides.filter((side) => plotted.some(({ plot }) => plot.side === side));

/** Cases of a person: a row for each role, the gravest first. */
export function courtTimeLine(findings: readonly Finding[]): ReportPicture[] {
  const plotted = plotsOf(findings, 'case');
  if (plotted.length === 0) return [];
  const day = dayOf(findings, 'case');
  return [
    {
      key: 'courts',
      kind: 'time-line',
      title: 'Суды по ролям',
      subtitle: asOfWords(day),
      result: resultOf(plotted),
      data: {
        until: day ?? lastDay(plotted),
        lanes: sidesOf(plotted).map((side) => ({
          title: sideTitles[side],
          entries: plotted.filter(({ plot }) => plot.side === side).map(entryOf),
        })),
      },
    },
  ];
}

const entryOf = ({ title, plot: { since, until } }: Plotted<'case'>): TimeLineEntry => ({
  title,
  start: since,
  ...(until !== undefined && { end: until }),
});

const lastDay = (plotted: readonly Plotted<'case'>[]): string =>
  plotted
    .flatMap(({ plot: { since, until } }) => [since, until ?? since])
    .toSorted()
    .at(-1) ?? '';

const sides = ['defendant', 'claimant', 'other'] as const;
type Side = (typeof sides)[number];
const barSide = ({ plot: { side } }: Plotted<'case'>): Side =>
  side === 'claimant' ? 'claimant' : side === 'defendant' || side === 'accused' ? 'defendant' : 'other';

/** Cases of a company by the year they came to court: whether it sues or is sued. */
export function courtBars(findings: readonly Finding[]): ReportPicture[] {
  const plotted = plotsOf(findings, 'case');
  if (plotted.length === 0) return [];
  const hasOthers = plotted.some((one) => barSide(one) === 'other');
  const shown = sides.slice(0, hasOthers ? 3 : 2);
  const years = yearsBetween(plotted.map(({ plot }) => yearOf(plot.since)));
  const byYear = Map.groupBy(plotted, ({ plot }) => Math.max(yearOf(plot.since), years[0] ?? 0));
  return [
    {
      key: 'courts',
      kind: 'bars',
      title: 'Арбитражные дела по годам',
      subtitle: [asOfWords(dayOf(findings, 'case')), 'год — когда дело поступило в суд']
        .filter(Boolean)
        .join(', '),
      result: resultOf(plotted),
      data: {
        lie: 'columns',
        series: hasOthers ? ['Ответчик', 'Истец', 'Иначе'] : ['Ответчик', 'Истец'],
        values: countValues('дело', 'дела', 'дел'),
        bars: years.map((year) => ({
          title: String(year),
          values: shown.map((side) => (byYear.get(year) ?? []).filter((one) => barSide(one) === side).length),
        })),
      },
    },
  ];
}
