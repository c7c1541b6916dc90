import { outagesPageSize } from '@proverka/contract/desk-sources';
import type { AddRoute } from '#platform/http/route.ts';
import { done } from '#platform/result.ts';
import { noteOutage } from '#registers/note-outage.ts';
import { readOutages } from '#registers/outages.store.ts';
import { switchSource } from '#fulfilment/switch-source.ts';
import type { DeskDeps } from '../deps.ts';
import { listSourceTasks } from './list-source-tasks.ts';
import { readSources } from './view-sources.ts';

/** Whether sources answer, and what the staff does about those that do not. */
export function addSourceRoutes(add: AddRoute, deps: DeskDeps): void {
  add('GET /admin/sources', async () => done({ sources: await readSources(deps) }));
  add('GET /admin/sources/{source}/tasks', ({ caller, params }) =>
    listSourceTasks(deps, caller, params.source),
  );
  add('PUT /admin/sources/{source}/mode', ({ caller, params, body }) =>
    switchSource(deps, caller, { source: params.source, ...body }),
  );
  add('GET /admin/source_outages', async ({ query }) => {
    const outages = await readOutages(deps.db, {
      source: query.source ?? null,
      before: query.before === undefined ? null : new Date(query.before),
      limit: outagesPageSize + 1,
    });
    return done({
      outages: outages.slice(0, outagesPageSize),
      has_more: outages.length > outagesPageSize,
    });
  });
  add('PUT /admin/source_outages/{outage_id}/note', ({ caller, params, body }) =>
    noteOutage(deps, caller, { outageId: params.outage_id, ...body }),
  );
}
