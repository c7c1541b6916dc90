import type { Covers } from '#platform/press/font-coverage.ts';
import type { Level } from '@proverka/contract/finding';
import { moscowDay } from '@proverka/words/moments';
import { counted } from '@proverka/words/plural';
import type { PdfView } from './pdf-view.ts';
import { reportView } from './report-view.ts';
import type { ReportPdfInput } from './report-view.ts';
import { setWords } from './set-words.domain.ts';

/** Reports in one document, in their order. */
export interface ReportsPdfInput {
  /** What they are of: the title of the list. */
  readonly title: string;
  /** ISO. */
  readonly createdAt: string;
  /** The owner's, on every report. */
  readonly logo?: Buffer | undefined;
  readonly reports: readonly {
    readonly line: number;
    readonly name: string;
    readonly product: string;
    readonly input: Omit<ReportPdfInput, 'logo'>;
  }[];
  /** The rows whose reports are not in it, in words. */
  readonly missing: readonly string[];
}

export interface ReportsView {
  readonly title: string;
  readonly brand: string;
  readonly accent: string;
  readonly created: { readonly year: number; readonly month: number; readonly day: number };
  readonly note: string;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly line: string;
    readonly name: string;
    readonly product: string;
    readonly level: Level | null;
  }[];
  readonly 'missing-title': string;
  readonly missing: readonly string[];
  readonly reports: readonly PdfView[];
}

/** The text of the whole document: its contents, then every report as it is printed alone. */
export function reportsView(input: ReportsPdfInput, covers: Covers): ReportsView {
  const reports = input.reports.map((one) => reportView({ ...one.input, logo: input.logo }, covers));
  const [year = 2000, month = 1, day = 1] = moscowDay(input.createdAt).split('-').map(Number);
  const count = counted(reports.length, 'отчёт', 'отчёта', 'отчётов');
  const cover = {
    title: `Отчёты по списку «${input.title}»`,
    note: `${count}. Номер строки — как в вашей таблице.`,
    columns: ['Строка', 'Кого проверяли', 'Итог', 'Стр.'],
    rows: input.reports.map((one) => ({
      line: String(one.line),
      name: one.name,
      product: one.product,
      level: one.input.verdict?.level ?? null,
    })),
    'missing-title': 'Не вошли в документ',
    missing: [...input.missing],
  };
  const [first] = reports;
  if (first === undefined) throw new Error('A document of no reports');
  return {
    ...setWords(cover, covers),
    brand: first.brand.name,
    accent: first.brand.accent,
    created: { year, month, day },
    reports,
  };
}
