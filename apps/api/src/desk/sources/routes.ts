import { outagesPageSize } from '@proverka/contract/desk-sources';
import type { AddRoute } from '#platform/http/route.ts';
import { done } from '#platform/result.ts';
import { readOutages } from '#registers/outages.store.ts';
import type { DeskDeps } from '../deps.ts';
import { listSourceTasks } from './list-source-tasks.ts';
import { readSources } from './view-sources.ts';

/** Whether sources answer; what the staff does about those that do not stands with `registers` and `fulfilment`. */
export function addSourceRoutes(add: AddRoute, deps: DeskDeps): void {
  add('GET /admin/sources', async () => done({ sources: await readSources(deps) }));
  add('GET /admin/sources/{source}/tasks', ({ caller, params }) =>
    listSourceTasks(deps, caller, params.source),
  );
  add('GET /admin/source_outages', async ({ query }) => {
    const outages = await readOutages(deps.db, {
      source: query.source ?? null,
      before: query.before ?? null,
      limit: outagesPageSize + 1,
    });
    return done({
      outages: outages.slice(0, outagesPageSize),
      has_more: outages.length > outagesPageSize,
    });
  });
}
