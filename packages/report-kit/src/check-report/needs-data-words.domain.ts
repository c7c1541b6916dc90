import type { Report, ReportTask } from '@proverka/contract/report';
import { isAnsweredTask } from '../report-state.domain.ts';
import { rubles } from '@proverka/validation/money';
import { midSentence } from '@proverka/words/mid-sentence';
import { formatMoney } from '@proverka/words/money';

export const waitingTasks = ({ tasks }: Pick<Report, 'tasks'>): readonly ReportTask[] =>
  tasks.filter(({ status }) => status === 'needs_data');

/** Skipped checks that are asked after all once their data is given; data about owners is given elsewhere. */
export const resumableTasks = ({ tasks }: Pick<Report, 'tasks'>): readonly ReportTask[] =>
  tasks.filter(({ can_resume: canResume, owner_id: owner }) => canResume && owner === undefined);

/** Some check waits for the consent of the person it is about. */
export const isConsentAwaited = (report: Pick<Report, 'tasks'>): boolean =>
  waitingTasks(report).some(({ missing_requirements: missing }) => missing.includes('consent'));

const titlesOf = (tasks: readonly ReportTask[]): string =>
  [...new Set(tasks.map(({ title }) => midSentence(title)))].join(', ');

/** Which sources ask, and that answering is optional. */
export const waitingWords = (report: Pick<Report, 'tasks'>): string =>
  `Без них не ответят: ${titlesOf(waitingTasks(report))}.`;

/** What skipping does to the report and to the money. */
export function skippingWords(report: Pick<Report, 'tasks'>): string {
  const waiting = waitingTasks(report);
  const others = report.tasks.filter((task) => !waiting.includes(task));
  const narrower = isConsentAwaited(report)
    ? 'Можно отменить: бюро не спросят'
    : 'Если этих данных нет, пропустите: эти источники останутся непроверенными';
  // The report still may have an answer: found, or on its way.
  const isWorthReading = others.some((task) => task.status === 'queued' || task.status === 'running');
  if (!isWorthReading && !others.some(isAnsweredTask)) {
    return `${narrower}. Других ответов в отчёте нет, поэтому вернём всю его цену.`;
  }
  return `${narrower}, и вывод о них ничего не скажет. ${moneyWords(waiting)}`;
}

function moneyWords(waiting: readonly ReportTask[]): string {
  const prices = new Map(waiting.map(({ task_type: type, price }) => [type, price]));
  const sum = rubles([...prices.values()].reduce((all, price) => all + price, 0));
  return sum === 0
    ? 'Цена отчёта не изменится: отдельной цены у этих проверок нет.'
    : `За эти проверки вернём ${formatMoney(sum)}.`;
}

export const resumingWords = (report: Pick<Report, 'tasks'>): string =>
  `Пропущены: ${titlesOf(resumableTasks(report))}. Если данные нашлись, укажите их, и источники ответят без доплаты.`;
