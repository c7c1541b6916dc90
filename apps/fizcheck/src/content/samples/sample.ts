import type { Finding, FindingRecord, Match, Verdict } from '@proverka/contract/finding';
import type { RecordPlot } from '@proverka/contract/record-plot';
import type { Report, ReportTask, TaskStatus } from '@proverka/contract/report';
import type { Subject } from '@proverka/contract/subject';

/** A full report about an invented subject. */
export interface SampleReport {
  readonly report: Report;
  /** For the tab and search engines. */
  readonly title: string;
  readonly description: string;
  /** The page where such a report is ordered. */
  readonly servicePath: string;
}

const day = '2026-11-20';
const id = (number: number): string => `0192f0c1-0000-7000-8000-${String(number).padStart(12, '0')}`;

interface SampleTask {
  /** The API's name of the check. */
  readonly type: string;
  readonly title: string;
  readonly source: string;
  readonly status: Extract<TaskStatus, 'found' | 'nothing_found' | 'unavailable' | 'needs_data'>;
  /** Why a source did not answer. */
  readonly reason?: string;
  readonly missing?: readonly string[];
}

function sampleTask(
  { type, title, source, status, reason = '', missing = [] }: SampleTask,
  place: number,
): ReportTask {
  const isAnswered = status === 'found' || status === 'nothing_found';
  const minute = String(12 + Math.floor(place / 4)).padStart(2, '0');
  return {
    task_id: id(100 + place),
    task_type: type,
    title,
    status,
    attempts: status === 'unavailable' ? 3 : 1,
    started_at: `${day}T09:12:04.000Z`,
    finished_at: `${day}T09:${minute}:40.000Z`,
    source,
    source_date: isAnswered ? day : null,
    reason,
    missing_requirements: [...missing],
    can_restart: false,
    price: 0,
    can_resume: false,
  };
}

export interface SampleParts {
  readonly productName: string;
  readonly product: string;
  /** The subject. */
  readonly subject: Subject;
  readonly verdict: Verdict;
  readonly findings: readonly (Omit<Finding, 'source_date'> & { readonly source_date?: null })[];
  readonly tasks: readonly SampleTask[];
}

/** The register's record behind a finding, with its facts in reading order. */
export const record = (
  title: string,
  facts: Readonly<Record<string, string>>,
  match?: Match | null,
  plot?: RecordPlot,
): FindingRecord => ({
  title,
  facts: Object.entries(facts).map(([name, value]) => ({ name, value })),
  ...(match && { match }),
  ...(plot && { plot }),
});

/** The task a finding comes from: its type begins the finding's code. */
const taskOf = (code: string, tasks: readonly SampleTask[]) =>
  tasks
    .filter(({ type }) => code.startsWith(`${type}_`) || code === `unavailable_${type}`)
    .map(({ type }) => ({ task_type: type }))[0];

/** The report as the API would send it, dated on one invented day. */
export function sampleReport(parts: SampleParts): Report {
  return {
    order_item_id: id(1),
    order_id: id(2),
    number: 'ПРИМЕР',
    product_name: parts.productName,
    product_name_ru: parts.product,
    object_key: '',
    object_address: '',
    subject: parts.subject,
    edits_left: 0,
    status: 'done',
    created_at: `${day}T09:12:00.000Z`,
    completed_at: `${day}T09:17:00.000Z`,
    expires_at: '2026-12-20T09:17:00.000Z',
    expected: { p50: 300, p95: 1200, measured: false },
    money_note: '',
    tasks: parts.tasks.map(sampleTask),
    verdict: parts.verdict,
    findings: parts.findings.map((finding) => ({
      source_date: day,
      ...taskOf(finding.code, parts.tasks),
      ...finding,
    })),
    extracts: [],
    has_pdf: false,
    confirm_path: '',
    rating: null,
  };
}
