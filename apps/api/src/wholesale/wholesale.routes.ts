import type { Deps } from '../deps.ts';
import type { AddRoute, Call } from '../http/route.ts';
import { done } from '../result.ts';
import { viewResults } from './batch-results.ts';
import { chooseProducts, dropBatch } from './change-batch.ts';
import { checkList } from './check-list.ts';
import { confirmBatch } from './confirm-batch.ts';
import { listBatches, viewBatch } from './view-batch.ts';
import { badRowsWorkbook, resultsWorkbook } from './workbooks.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const whose = ({ session, params }: Pick<Call<'GET /wholesale/{batch_id}'>, 'session' | 'params'>) => ({
  userId: session.userId,
  batchId: params.batch_id,
});

export function addWholesaleRoutes(add: AddRoute, deps: Deps): void {
  add('POST /wholesale', ({ session, host, body }) =>
    checkList(deps, { userId: session.userId, brand: host.entry.brand, body }),
  );
  add('GET /wholesale', async ({ session, query }) =>
    done(await listBatches(deps.db, session.userId, query.offset)),
  );
  add('GET /wholesale/{batch_id}', ({ session, params }) => viewBatch(deps, session.userId, params.batch_id));
  add('PUT /wholesale/{batch_id}', ({ body, ...call }) => chooseProducts(deps, whose(call), body.products));
  add('DELETE /wholesale/{batch_id}', (call) => dropBatch(deps, whose(call)));
  add('POST /wholesale/{batch_id}/confirm', ({ host, body, headers, address, ...call }) =>
    confirmBatch(deps, {
      ...whose(call),
      brand: host.entry.brand,
      body,
      key: headers['idempotency-key'],
      address,
    }),
  );
  add('GET /wholesale/{batch_id}/results', ({ query, ...call }) =>
    viewResults(deps.db, { ...whose(call), ...query }),
  );
  add('GET /wholesale/{batch_id}/results.xlsx', async ({ reply, ...call }) => {
    const file = await resultsWorkbook(deps, whose(call));
    if (file.ok) void reply.header('content-type', XLSX).header('content-disposition', attachment('itogi'));
    return file;
  });
  add('GET /wholesale/{batch_id}/bad-rows.xlsx', async ({ reply, ...call }) => {
    const file = await badRowsWorkbook(deps, whose(call));
    if (file.ok) void reply.header('content-type', XLSX).header('content-disposition', attachment('oshibki'));
    return file;
  });
}

const attachment = (name: string): string => `attachment; filename="${name}.xlsx"`;
