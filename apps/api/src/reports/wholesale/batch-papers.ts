import { batchMaxPdfReports, batchMaxRows } from '@proverka/contract/wholesale-limits';
import { Readable } from 'node:stream';
import { doneApart } from '#platform/apart/done-apart.ts';
import type { Work } from '#platform/apart/work.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { withinLimits } from '#platform/http/usage.store.ts';
import { itemStatusWords } from '@proverka/words/status-words';
import type { ReportsDeps } from '../deps.ts';
import { readLogo, readPdf, readPrinted } from '../paper/read-pdf.ts';
import type { renderReportsApart } from '../paper/render-reports.apart.ts';
import type { ReportsPdfInput } from '../paper/reports-view.ts';
import { namesFor } from './batch-results.ts';
import { findBlockedItems, readResults } from './batch-results.store.ts';
import type { ResultRow } from './batch-results.store.ts';
import { paperName } from './paper-name.domain.ts';
import { streamZip } from './stream-zip.ts';
import type { ZipEntry } from './stream-zip.ts';
import { findBatch } from './wholesale.store.ts';

interface Whose {
  readonly userId: string;
  readonly batchId: string;
}

type Refusal = 'batch_not_found' | 'batch_has_no_reports' | 'too_many_requests';

const rendering: Work<typeof renderReportsApart> = {
  file: new URL('../paper/render-reports.apart.ts', import.meta.url),
  name: 'renderReportsApart',
  // A hundred usual reports take two seconds and half a gigabyte on a quiet machine.
  milliseconds: 60_000,
  heapMb: 768,
  // Documents wait for their turn before their reports are gathered.
  waiting: 1,
};

/** The rows of one's own list whose reports are ready, and the others. */
async function openRows(deps: ReportsDeps, { userId, batchId }: Whose) {
  const batch = await findBatch(deps.db, userId, batchId);
  if (batch === undefined) return refuse('batch_not_found');
  const blocked = await findBlockedItems(deps, batchId);
  const rows = await readResults(deps.db, batchId, { blocked, limit: batchMaxRows });
  const ready = rows.filter(isReady);
  if (ready.length === 0) return refuse('batch_has_no_reports');
  return done({ batch, ready, others: rows.filter((row) => !isReady(row)) });
}

/** Papers are for the customer alone: staff in a customer's place gets none. */
const nameOf = namesFor({});

const isReady = ({ status, number }: ResultRow): boolean => status === 'done' && number !== null;

/**
 * All reports of a list as a ZIP that is written while it is sent: each is read, with everything that decides whether it may be
 * put on paper, at its turn, so that two thousand are never in memory and no copy of them is kept.
 */
export async function openArchive(deps: ReportsDeps, whose: Whose): Promise<Result<Readable, Refusal>> {
  const opened = await openRows(deps, whose);
  if (!opened.ok) return opened;
  const allowed = await withinLimits(deps, [['batch_papers_user', whose.userId]]);
  if (!allowed.ok) return allowed;
  const close = deps.paperTurns.openArchive(whose.userId);
  if (close === null) return refuse('too_many_requests', tooManyArchives);
  const { ready, others } = opened.value;
  const archive = Readable.from(streamZip(entriesOf(deps, ready, others)), { objectMode: false });
  return done(archive.once('close', close));
}

const tooManyArchives = {
  detail: 'Уже скачиваются два архива. Дождитесь, пока один из них скачается',
  retryAfterSeconds: 30,
};

async function* entriesOf(
  deps: ReportsDeps,
  ready: readonly ResultRow[],
  others: readonly ResultRow[],
): AsyncGenerator<ZipEntry> {
  const left = [...others];
  for (const row of ready) {
    // The answer has begun: one report that cannot be printed must not break off all others.
    const pdf = await deps.paperTurns
      .entryInTurn(() => readPdf(deps, row.item_id))
      .catch((error: unknown) => {
        deps.log.error({ err: error, itemId: row.item_id }, 'a report of a list was not printed');
        return null;
      });
    if (pdf === null) left.push(row);
    else {
      const name = paperName({ line: row.line, name: nameOf(row), number: row.number ?? '' });
      yield { name, bytes: pdf, at: row.completed_at ?? deps.now() };
    }
  }
  if (left.length === 0) return;
  const words = left.toSorted((one, other) => one.line - other.line).map(missingWords);
  yield { name: 'Не вошли.txt', bytes: Buffer.from(`${words.join('\r\n')}\r\n`), at: deps.now() };
}

/** Why a row has no report in the document. A ready report may be refused because its person's data is blocked: it names nobody. */
const missingWords = (row: ResultRow): string =>
  isReady(row)
    ? `Строка ${row.line}: ${row.name_ru}. Отчёт нельзя распечатать сейчас, откройте его на сайте`
    : `Строка ${row.line}: ${nameOf(row) || 'данные уничтожены'}. ${itemStatusWords[row.status]}`;

interface Asked extends Whose {
  /** Aborted when nobody waits for the document any more. */
  readonly signal: AbortSignal;
}

type PdfRefusal = Refusal | 'batch_too_long_for_pdf' | 'service_unavailable';

/** All reports of a short list as one PDF; a longer one does not fit into the memory of one document. */
export async function printBatch(deps: ReportsDeps, asked: Asked): Promise<Result<Buffer, PdfRefusal>> {
  const opened = await openRows(deps, asked);
  if (!opened.ok) return opened;
  if (opened.value.ready.length > batchMaxPdfReports) return refuse('batch_too_long_for_pdf');
  try {
    return await deps.paperTurns.documentInTurn(() => printRows(deps, asked, opened.value));
  } catch (error) {
    // Nobody hears this answer, and nothing is wrong.
    if (asked.signal.aborted) return refuse('service_unavailable');
    throw error;
  }
}

type Opened = Extract<Awaited<ReturnType<typeof openRows>>, { readonly ok: true }>['value'];

async function printRows(
  deps: ReportsDeps,
  { userId, signal }: Asked,
  { batch, ready, others }: Opened,
): Promise<Result<Buffer, PdfRefusal>> {
  signal.throwIfAborted();
  // In its turn, so that a document refused for want of a turn is not counted.
  const allowed = await withinLimits(deps, [['batch_pdf_user', userId]]);
  if (!allowed.ok) return allowed;
  const { reports, left, logo } = await gather(deps, ready, signal);
  if (reports.length === 0) return refuse('batch_has_no_reports');
  const document = {
    title: batch.title,
    createdAt: deps.now().toISOString(),
    logo: await readLogo(deps, logo),
    reports,
    missing: [...others, ...left].map(missingWords),
  };
  const pdf = await deps.apart.run(rendering, document, signal);
  if (!pdf.ok && pdf.code !== 'failed') return refuse('batch_too_long_for_pdf');
  return done(Buffer.from(doneApart(rendering, pdf)));
}

/** The reports that may be printed now, with the logo of their one owner. */
async function gather(deps: ReportsDeps, ready: readonly ResultRow[], signal: AbortSignal) {
  const reports: ReportsPdfInput['reports'][number][] = [];
  const left: ResultRow[] = [];
  let logo: string | null = null;
  for (const row of ready) {
    signal.throwIfAborted();
    const printed = await readPrinted(deps, row.item_id);
    if (printed === null) left.push(row);
    else {
      reports.push({ line: row.line, name: nameOf(row), product: row.name_ru, input: printed.input });
      ({ logo } = printed);
    }
  }
  return { reports, left, logo };
}
