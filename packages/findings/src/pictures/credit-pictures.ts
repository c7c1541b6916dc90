import { numberValues, percentValues } from '@proverka/charts/value-format';
import type { Finding } from '@proverka/contract/finding';
import type { ReportPicture } from './report-picture.ts';
import { sourceWords, toldOf, withOwner } from './told.ts';

/** As the Bank of Russia counts the load of a debtor: above half of the income banks lend less, above four fifths hardly. */
const loadZones = [
  { to: 50, title: 'посильно', level: 'clear' },
  { to: 80, title: 'много', level: 'warning' },
  { to: 100, title: 'почти весь доход', level: 'danger' },
] as const;

/** The score on its scale with its meaning. */
export const scorePictures = (findings: readonly Finding[]): ReportPicture[] =>
  toldOf(findings, 'score').map(({ chart: { title, value, from, zones, meaning }, finding }) => ({
    key: `score ${title} ${finding.owner_id ?? ''}`,
    kind: 'gauge',
    title: withOwner(title, finding),
    subtitle: sourceWords([finding]),
    result: `${numberValues('', 0).full(value)} — ${zoneAt(value, zones)}`,
    meaning,
    data: { value, from, zones, values: numberValues('', 0) },
  }));

/** The share of the income that goes into loans. */
export const loadPictures = (findings: readonly Finding[]): ReportPicture[] =>
  toldOf(findings, 'load').map(({ chart, finding }) => {
    const { payments_kopecks: payments, income_kopecks: income } = chart;
    const value = income > 0 ? (payments / income) * 100 : null;
    return {
      key: `load ${finding.owner_id ?? ''}`,
      kind: 'gauge',
      title: withOwner('Платежи по кредитам и доход', finding),
      subtitle: sourceWords([finding]),
      result: value === null ? '' : `${percentValues.full(value)} — ${zoneAt(value, loadZones)}`,
      data: { value, from: 0, zones: loadZones, values: percentValues },
    };
  });

const zoneAt = (value: number, zones: readonly { readonly to: number; readonly title: string }[]): string =>
  (zones.find(({ to }) => value < to) ?? zones.at(-1))?.title ?? '';
