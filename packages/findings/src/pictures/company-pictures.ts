import type { TimeLineEntry, TimeLineLane } from '@proverka/charts/time-line-data';
import { countValues, moneyValues } from '@proverka/charts/value-format';
import type { Finding } from '@proverka/contract/finding';
import type { PlotOf } from '@proverka/contract/record-plot';
import { kopecks } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import { countedPlainly } from '@proverka/words/plural';
import { asOfWords, dayOf, plotsOf, yearsBetween } from './plots.ts';
import type { ReportPicture } from './report-picture.ts';

/** More would be a forest; the table of a finding has all of them. */
const mostYears = 30;

/** Revenue and profit of every year, and how many worked there; a year without accounts is a gap. */
export function accountPictures(findings: readonly Finding[]): ReportPicture[] {
  const accounts = plotsOf(findings, 'accounts').map(({ plot }) => plot);
  const last = accounts.toSorted((one, other) => other.year - one.year)[0];
  if (last === undefined) return [];
  const years = yearsBetween(
    accounts.map(({ year }) => year),
    mostYears,
  );
  const subtitle = asOfWords(dayOf(findings, 'accounts'));
  const inYear = (year: number) => accounts.find((one) => one.year === year);
  const money: ReportPicture = {
    key: 'accounts',
    kind: 'bars',
    title: 'Выручка и прибыль по годам',
    subtitle: [subtitle, 'ниже нуля — убыток'].filter(Boolean).join(', '),
    result: `${last.year}: выручка ${formatMoney(kopecks(last.revenue_kopecks))}`,
    data: {
      lie: 'columns',
      series: ['Выручка', 'Прибыль'],
      values: moneyValues,
      bars: years.map((year) => ({
        title: String(year),
        values: [inYear(year)?.revenue_kopecks ?? null, inYear(year)?.profit_kopecks ?? null],
      })),
    },
  };
  return [money, ...staffPicture(years, inYear, subtitle)];
}

function staffPicture(
  years: readonly number[],
  inYear: (year: number) => PlotOf<'accounts'> | undefined,
  subtitle: string,
): ReportPicture[] {
  const known = years.flatMap((year) => inYear(year)?.staff ?? []);
  const last = known.at(-1);
  if (last === undefined) return [];
  const values = countValues('работник', 'работника', 'работников');
  return [
    {
      key: 'staff',
      kind: 'bars',
      title: 'Работников по годам',
      subtitle: [subtitle, 'среднесписочная численность'].filter(Boolean).join(', '),
      result: countedPlainly(last, 'работник', 'работника', 'работников'),
      data: {
        lie: 'columns',
        series: ['Работников'],
        values,
        bars: years.map((year) => ({ title: String(year), values: [inYear(year)?.staff ?? null] })),
      },
    },
  ];
}

const periodTitles: Readonly<Record<PlotOf<'period'>['of'], string>> = {
  registration: 'Компания в реестре',
  bankruptcy: 'Банкротство',
  disqualification: 'Дисквалификация руководителя',
};

/** What changed in a company and when: registration, managers, owners, bankruptcy. */
export function changesTimeLine(findings: readonly Finding[]): ReportPicture[] {
  const periods = plotsOf(findings, 'period');
  const ties = plotsOf(findings, 'tie');
  const until = dayOf(findings, 'tie') ?? dayOf(findings, 'period');
  const entries = (kind: PlotOf<'period'>['of']): TimeLineEntry[] =>
    periods
      .filter(({ plot }) => plot.of === kind)
      .map(({ title, plot }) => ({ title, start: plot.since, end: plot.until }));
  const people = (as: PlotOf<'tie'>['as']): TimeLineEntry[] =>
    ties
      .filter(({ plot }) => plot.as === as)
      .map(({ plot }) => ({ title: plot.name, start: plot.since, end: plot.until }));
  const lanes: TimeLineLane[] = [
    { title: periodTitles.registration, entries: entries('registration') },
    { title: 'Руководители', entries: people('manager') },
    { title: 'Участники', entries: people('founder') },
    { title: periodTitles.bankruptcy, entries: entries('bankruptcy') },
    { title: periodTitles.disqualification, entries: entries('disqualification') },
  ].filter((lane) => lane.entries.length > 0);
  if (until === undefined || lanes.length === 0) return [];
  const changes = lanes
    .flatMap((lane) => lane.entries)
    .filter(({ end }) => typeof end === 'string' && end <= until).length;
  return [
    {
      key: 'changes',
      kind: 'time-line',
      title: 'Что менялось',
      subtitle: asOfWords(until),
      result: changes === 0 ? 'без смен' : countedPlainly(changes, 'смена', 'смены', 'смен'),
      data: { until, lanes },
    },
  ];
}
