import type { Report } from '@proverka/contract/report';
import { VisuallyHidden } from '@proverka/ui-kit/visually-hidden';
import { valueSentence } from '@proverka/words/valuation-words';
import { isReadable } from './report-state.domain.ts';

type Part = Pick<Report, 'status' | 'tasks' | 'verdict' | 'valuation'>;

/**
 * Announces to screen readers that there is something to read, that the report is complete, or that it failed. Always
 * rendered, because a live region that is inserted is not read.
 */
export function ReportAnnouncer({ report }: { readonly report: Part }) {
  return <VisuallyHidden as="output">{announcementOf(report)}</VisuallyHidden>;
}

/** The verdict, or the value of a report that judges nothing. */
function saidFirst({ verdict, valuation }: Part): string {
  if (verdict !== null) return verdict.sentence;
  return valuation === undefined ? '' : valueSentence(valuation);
}

function announcementOf(report: Part): string {
  switch (report.status) {
    case 'done':
      return `Отчёт готов. ${saidFirst(report)}`.trim();
    case 'failed':
    case 'refunded':
      return 'Отчёт не выполнен: не удалось проверить.';
    case 'needs_data':
      return 'Проверке нужны данные.';
    case 'created':
    case 'queued':
    case 'running':
      return isReadable(report) ? 'Ответил первый источник: часть отчёта уже можно читать.' : '';
    default:
      return report.status satisfies never;
  }
}
