import type { Bar } from '@proverka/charts/bar-data';
import { moneyValues } from '@proverka/charts/value-format';
import type { Finding } from '@proverka/contract/finding';
import type { DebtKind, PlotOf } from '@proverka/contract/record-plot';
import { kopecks } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import { countedPlainly } from '@proverka/words/plural';
import { asOfWords, dayOf, plotsOf, yearOf, yearsBetween } from './plots.ts';
import type { ReportPicture } from './report-picture.ts';

type Debt = PlotOf<'debt'>;

const kindTitles: Readonly<Record<DebtKind, string>> = {
  credit: 'Кредиты и займы',
  housing: 'Жильё и коммунальные услуги',
  taxes: 'Налоги и взносы',
  fines: 'Штрафы',
  family: 'Алименты',
  other: 'Другое',
};

/** Debts by the year they began and by what they are for; records without a sum are named, not drawn. */
export function debtPictures(findings: readonly Finding[]): ReportPicture[] {
  const debts = plotsOf(findings, 'debt').map(({ plot }) => plot);
  const known = debts.filter(({ amount_kopecks: amount }) => amount !== null && amount > 0);
  if (known.length === 0) return [];
  const subtitle = [
    asOfWords(dayOf(findings, 'debt')),
    known.length < debts.length ? `без суммы: ${debts.length - known.length}` : '',
    areOfSeveralRegisters(findings) ? 'переданное приставам может быть посчитано и в своём реестре' : '',
  ]
    .filter(Boolean)
    .join(', ');
  return [byYear(known, subtitle), byKind(known, subtitle)];
}

/** A fine or a tax stands in its own register, and among the bailiffs' when it was handed to them. */
const areOfSeveralRegisters = (findings: readonly Finding[]): boolean =>
  new Set(
    findings
      .filter((finding) => plotsOf([finding], 'debt').some(({ plot }) => plot.is_open))
      .map(({ task_type: type }) => type),
  ).size > 1;

const sumOf = (debts: readonly Debt[]): number =>
  debts.reduce((sum, { amount_kopecks: amount }) => sum + (amount ?? 0), 0);
const openOf = (debts: readonly Debt[]): Debt[] => debts.filter(({ is_open: isOpen }) => isOpen);

function byYear(debts: readonly Debt[], subtitle: string): ReportPicture {
  const series = seriesOf(debts);
  const years = yearsBetween(debts.flatMap(({ since }) => (since === null ? [] : yearOf(since))));
  const bar = (title: string, some: readonly Debt[]): Bar => ({ title, values: series.values(some) });
  const dated = Map.groupBy(debts, ({ since }) =>
    since === null ? null : Math.max(yearOf(since), years[0] ?? 0),
  );
  const undated = dated.get(null) ?? [];
  return {
    key: 'debts-by-year',
    kind: 'bars',
    title: 'Долги по годам',
    subtitle,
    result: resultOf(debts),
    data: {
      lie: 'columns',
      series: series.titles,
      values: moneyValues,
      bars: [
        ...years.map((year) => bar(String(year), dated.get(year) ?? [])),
        ...(undated.length === 0 ? [] : [bar('год не назван', undated)]),
      ],
    },
  };
}

function byKind(debts: readonly Debt[], subtitle: string): ReportPicture {
  const series = seriesOf(debts);
  const kinds = [...Map.groupBy(debts, ({ about }) => about)].toSorted(
    ([, one], [, other]) => sumOf(other) - sumOf(one),
  );
  return {
    key: 'debts-by-kind',
    kind: 'bars',
    title: 'За что долги',
    subtitle,
    result: kinds
      .slice(0, 2)
      .map(([kind]) => kindTitles[kind].toLocaleLowerCase('ru'))
      .join(', '),
    data: {
      lie: 'rows',
      series: series.titles,
      values: moneyValues,
      bars: kinds.map(([kind, some]) => ({ title: kindTitles[kind], values: series.values(some) })),
    },
  };
}

/** Closed debts stand beside open ones, where there are any. */
function seriesOf(debts: readonly Debt[]): {
  readonly titles: readonly [string] | readonly [string, string];
  readonly values: (some: readonly Debt[]) => number[];
} {
  const open = openOf(debts);
  if (open.length === debts.length) return { titles: ['Не погашено'], values: (some) => [sumOf(some)] };
  const values = (some: readonly Debt[]): number[] => [
    sumOf(openOf(some)),
    sumOf(some) - sumOf(openOf(some)),
  ];
  return { titles: ['Не погашено', 'Окончено или уплачено'], values };
}

function resultOf(debts: readonly Debt[]): string {
  const open = openOf(debts);
  return open.length === 0
    ? 'непогашенных нет'
    : `не погашено ${formatMoney(kopecks(sumOf(open)))}, ${countedPlainly(open.length, 'долг', 'долга', 'долгов')}`;
}
