import { noteTrespass } from '#platform/audit/note-trespass.ts';
import type { ReportsDeps } from '../deps.ts';
import { disconnectSignal } from '#platform/http/disconnect.ts';
import type { AddRoute, Call } from '#platform/http/route.ts';
import type { Result } from '#platform/result.ts';
import { done } from '#platform/result.ts';
import { openArchive, printBatch } from './batch-papers.ts';
import { viewResults } from './batch-results.ts';
import { chooseProducts, dropBatch } from './change-batch.ts';
import { checkList } from './check-list.ts';
import { confirmBatch } from './confirm-batch.ts';
import { listBatches, viewBatch } from './view-batch.ts';
import { skipRows } from './skip-rows.ts';
import { findBatchOwner } from './wholesale.store.ts';
import { badRowsWorkbook, resultsWorkbook } from './workbooks.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type BatchCall = Pick<Call<'GET /wholesale/{batch_id}'>, 'session' | 'params' | 'caller'>;

const whose = ({ session, params }: BatchCall) => ({
  userId: session.userId,
  batchId: params.batch_id,
});

export function addWholesaleRoutes(add: AddRoute, deps: ReportsDeps): void {
  const noted = <Answer extends Result<unknown>>(
    { caller, params }: BatchCall,
    action: string,
    answer: Promise<Answer>,
  ) => {
    const { batch_id: subject } = params;
    const findOwner = () => findBatchOwner(deps.db, subject);
    return noteTrespass(deps, caller, { action: `batch.${action}`, subject, findOwner }, answer);
  };
  add('POST /wholesale', ({ session, host, body }) =>
    checkList(deps, { userId: session.userId, brand: host.entry.brand, body }),
  );
  add('GET /wholesale', async ({ session, query }) =>
    done(await listBatches(deps, session.userId, query.offset)),
  );
  add('GET /wholesale/{batch_id}', (call) => {
    const { userId, batchId } = whose(call);
    return noted(call, 'read', viewBatch(deps, userId, batchId));
  });
  add('PUT /wholesale/{batch_id}', (call) =>
    noted(call, 'change', chooseProducts(deps, whose(call), call.body.products)),
  );
  add('DELETE /wholesale/{batch_id}', (call) => noted(call, 'drop', dropBatch(deps, whose(call))));
  add('POST /wholesale/{batch_id}/confirm', (call) => {
    const { host, body, headers, address, caller } = call;
    const from = { address, userAgent: caller.userAgent };
    const { brand, variant } = host.entry;
    const order = { brand, variant, body, key: headers['idempotency-key'], ...from };
    return noted(call, 'confirm', confirmBatch(deps, { ...whose(call), ...order }));
  });
  add('POST /wholesale/{batch_id}/skip', (call) => noted(call, 'skip', skipRows(deps, whose(call))));
  add('GET /wholesale/{batch_id}/results', (call) =>
    noted(call, 'results', viewResults(deps, { ...whose(call), ...call.query, reader: call.caller })),
  );
  add('GET /wholesale/{batch_id}/results.xlsx', async (call) => {
    const file = await noted(call, 'results', resultsWorkbook(deps, { ...whose(call), reader: call.caller }));
    return asWorkbook(call, 'itogi', file);
  });
  addPaperRoutes(add, deps, noted);
  add('GET /wholesale/{batch_id}/bad-rows.xlsx', async (call) => {
    const file = await noted(call, 'bad-rows', badRowsWorkbook(deps, whose(call)));
    return asWorkbook(call, 'oshibki', file);
  });
}

type Noted = <Answer extends Result<unknown>>(
  call: BatchCall,
  action: string,
  answer: Promise<Answer>,
) => Promise<Answer>;

/** All reports of a list at once. */
function addPaperRoutes(add: AddRoute, deps: ReportsDeps, noted: Noted): void {
  add('GET /wholesale/{batch_id}/reports.zip', async (call) => {
    const archive = await noted(call, 'reports', openArchive(deps, whose(call)));
    return asFile(call, { type: 'application/zip', name: 'otchety.zip' }, archive);
  });
  add('GET /wholesale/{batch_id}/reports.pdf', async (call) => {
    const paper = await noted(
      call,
      'reports',
      printBatch(deps, { ...whose(call), signal: disconnectSignal(call.reply) }),
    );
    return asFile(call, { type: 'application/pdf', name: 'otchety.pdf' }, paper);
  });
}

function asFile<File extends Result<unknown>>(
  { reply }: Pick<Call, 'reply'>,
  { type, name }: { readonly type: string; readonly name: string },
  file: File,
): File {
  if (file.ok) {
    void reply.header('content-type', type).header('content-disposition', `attachment; filename="${name}"`);
  }
  return file;
}

function asWorkbook<File extends Result<Buffer>>(
  { reply }: Pick<Call, 'reply'>,
  name: string,
  file: File,
): File {
  return asFile({ reply }, { type: XLSX, name: `${name}.xlsx` }, file);
}
