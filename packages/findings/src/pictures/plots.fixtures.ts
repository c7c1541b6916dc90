import type { Finding, FindingRecord } from '@proverka/contract/finding';
import type { PlotOf, RecordPlot } from '@proverka/contract/record-plot';
import type { Subject } from '@proverka/contract/subject';

export const person: Subject = { kind: 'person', display_name: 'Образцов Пётр Ильич', data: {} };
export const company: Subject = {
  kind: 'company',
  display_name: 'ООО «Полный Набор», ИНН 0010009524',
  data: { name: 'ООО «Полный Набор»' },
};

/** A statement with the records that have these plots. */
export const findingOf = (plots: readonly RecordPlot[], changes: Partial<Finding> = {}): Finding => ({
  level: 'warning',
  code: 'invented',
  title: 'Записи',
  text: '',
  source: 'Реестр',
  source_date: '2026-11-20',
  records: plots.map((plot, place): FindingRecord => ({ title: `Запись ${place + 1}`, facts: [], plot })),
  ...changes,
});

export const debt = (changes: Partial<PlotOf<'debt'>> = {}): PlotOf<'debt'> => ({
  kind: 'debt',
  about: 'credit',
  amount_kopecks: 91_240_000,
  since: '2023-04-01',
  is_open: true,
  ...changes,
});

export const lawsuit = (changes: Partial<PlotOf<'case'>> = {}): PlotOf<'case'> => ({
  kind: 'case',
  side: 'defendant',
  since: '2022-03-01',
  until: '2023-05-01',
  ...changes,
});

export const accounts = (year: number, changes: Partial<PlotOf<'accounts'>> = {}): PlotOf<'accounts'> => ({
  kind: 'accounts',
  year,
  revenue_kopecks: 7_159_500_000,
  profit_kopecks: 1_145_500_000,
  staff: 40,
  ...changes,
});

export const tie = (name: string, changes: Partial<PlotOf<'tie'>> = {}): PlotOf<'tie'> => ({
  kind: 'tie',
  as: 'founder',
  name,
  position: null,
  share_percent: 60,
  address: null,
  since: '2018-04-10',
  until: null,
  ...changes,
});
