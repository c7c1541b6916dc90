import type { CheckedTask } from './check-view.domain.ts';
import { brandOf } from '@proverka/brand/brands';
import type { BrandId } from '@proverka/brand/host';
import type { Verdict } from '@proverka/contract/finding';
import { sql } from 'kysely';
import { viewSubject, withFoundCar } from '#registers/subject-words.domain.ts';
import type { ReportsDeps } from '../deps.ts';
import { withoutBlocked } from '../blocked-people.ts';
import { printedConclusion } from '../expert/printed-conclusion.ts';
import { policyFacts } from '../insurance/policy-words.domain.ts';
import { readPolicy } from '../insurance/policy.store.ts';
import { readShownConclusions } from '../risk/shown-conclusions.ts';
import { findLogoFile } from '../logo.ts';
import { shownStatus } from '../changes/report-changes.domain.ts';
import { forgetPdfs } from './forget-pdfs.ts';
import { contentOf } from '#fulfilment/report-content.domain.ts';
import { findReport, readDisputes, readTasks, resultOf } from '#fulfilment/report.store.ts';
import type { ReportTaskRow } from '#fulfilment/report.store.ts';
import { hasVerdict, isDocumentTask } from '#registers/task-type.ts';
import { surroundingsOf } from './surroundings.ts';
import type { ReportPdfInput } from './report-view.ts';
import { confirmPath, titleOf } from '../view-report.ts';

// The accent colours of the brands' documents: deep green for real estate, ink blue for person checks.
const accents: Readonly<Record<BrandId, string>> = { 'real-estate': '#1f4d3a', 'person-check': '#1f3a6e' };

const UNDECIDED: Verdict = {
  level: 'unchecked',
  sentence: 'Вывод сделать нельзя: нет ни одного проверенного источника.',
  reasons: [],
};

/** A logo as it is printed. */
export const readLogo = async (deps: ReportsDeps, file: string | null): Promise<Buffer | undefined> =>
  (file === null ? null : await deps.files.get(file)) ?? undefined;

/** The file of the logo of the report's owner, as permitted now. */
async function logoFileOf(deps: ReportsDeps, userId: string): Promise<string | null> {
  const owner = await deps.db
    .selectFrom('app_user')
    .select('role')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return findLogoFile(deps, { userId, role: owner.role });
}

/** A delivered report that may be put on paper now; undefined for any other. */
async function openPaper(deps: ReportsDeps, itemId: string) {
  const report = await findReport(deps.db, itemId);
  if (report === undefined || report.status !== 'done' || report.completed_at === null) return undefined;
  const tasks = await readTasks(deps.db, itemId);
  // A paper may be passed on: none while data in it is blocked.
  if ((await withoutBlocked(deps, report, tasks)).isBlocked) return undefined;
  // A check is being restarted: no PDF until the content is final.
  if (shownStatus(report.status, tasks) !== 'done') return undefined;
  const conclusions = [
    ...(await readShownConclusions(deps.db, report)),
    ...(await printedConclusion(deps.db, itemId)),
  ];
  return { itemId, report: { ...report, completed_at: report.completed_at }, tasks, conclusions };
}
type OpenPaper = NonNullable<Awaited<ReturnType<typeof openPaper>>>;

/** What is printed of it, with the file of the logo and the disputes as they are now. */
async function printedOf(deps: ReportsDeps, { itemId, report, tasks, conclusions }: OpenPaper) {
  const disputes = await readDisputes(deps.db, itemId);
  const policy = await readPolicy(deps.db, itemId);
  const results = tasks.map(resultOf);
  const content = contentOf(results, report, disputes);
  const { name, requisites, supportEmail } = brandOf(report.brand);
  const logo = await logoFileOf(deps, report.user_id);
  const input: Omit<ReportPdfInput, 'logo'> = {
    brand: { name, requisites, supportEmail, accentColour: accents[report.brand] },
    report: {
      number: report.number,
      createdAt: report.completed_at.toISOString(),
      confirmUrl: `${deps.config.publicUrls[report.brand]}${confirmPath(report.number)}`,
      hash: report.content_hash ?? undefined,
    },
    verdict: hasVerdict(tasks) ? (content.verdict ?? UNDECIDED) : null,
    findings: content.findings,
    extracts: content.extracts,
    subject: withFoundCar(viewSubject(report), results),
    valuation: content.valuation ?? undefined,
    tasks: tasks.filter(({ type }) => !isDocumentTask(type)).map(checkedTask),
    conclusions,
    policy: policy === null ? [] : policyFacts(policy),
    surroundings: await surroundingsOf(deps.db, content.extracts),
  };
  return { input, disputes, logo };
}

/** What is printed of a delivered report, for a paper of several with one logo; null for a report without one. */
export async function readPrinted(deps: ReportsDeps, itemId: string) {
  const paper = await openPaper(deps, itemId);
  return paper === undefined ? null : await printedOf(deps, paper);
}

/** The PDF of a delivered report, cached or rendered now; null for a report without one. */
export async function readPdf(deps: ReportsDeps, itemId: string): Promise<Buffer | null> {
  const paper = await openPaper(deps, itemId);
  if (paper === undefined) return null;
  const { report, conclusions } = paper;
  const kept = report.pdf_hash === null ? null : await deps.files.get(report.pdf_hash);
  if (kept !== null && conclusions.length === 0) return kept;
  const { input, disputes, logo } = await printedOf(deps, paper);
  const pdf = await deps.pdf.renderReportPdf({ ...input, logo: await readLogo(deps, logo) });
  // Conclusions may be added, changed or hidden at any time, so a PDF with them is never cached.
  if (conclusions.length > 0) return pdf;
  const hash = await deps.files.put(pdf);
  // The report changed while this PDF was rendered, so it is not cached.
  await deps.db
    .updateTable('report')
    .set({ pdf_hash: hash })
    .where('item_id', '=', itemId)
    .where('content_hash', 'is not distinct from', report.content_hash)
    .where(stateOfDisputes(itemId), '=', disputes.length + disputes.filter(({ answer }) => answer).length)
    .execute();
  // After it is cached: whoever changes the logo from here on finds this PDF and forgets it.
  if ((await logoFileOf(deps, report.user_id)) !== logo) await forgetPdfs(deps, report.user_id);
  return pdf;
}

/** Grows with every dispute and every answer: a mark alone leaves the content's hash as it was. */
const stateOfDisputes = (itemId: string) =>
  sql<number>`(select count(*) + count(answered_at) from dispute where item_id = ${itemId})`;

const checkedTask = (task: ReportTaskRow): CheckedTask => ({
  type: task.type,
  ownerId: task.owner_id ?? undefined,
  title: titleOf(task),
  status: task.status,
  source: task.source,
  sourceDate: task.source_date,
  finishedAt: task.finished_at?.toISOString() ?? null,
  reason: task.reason,
});
