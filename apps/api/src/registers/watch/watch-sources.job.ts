import { sourceNames } from '@proverka/contract/desk-sources';
import { statement } from '#platform/db/statement.ts';
import type { RegistersDeps } from '../deps.ts';
import { watchOutage } from './watch-outages.ts';

const DROP_CALLS = statement(`delete from source_call where asked_at < now() - interval '1 hour'`);
const DROP_MINUTES = statement(`delete from source_minute where minute < now() - interval '2 days'`);

/** Every minute: sources nobody asks any more, and those whose judge died; and what is no longer needed goes. */
export async function watchSourcesJob(deps: Pick<RegistersDeps, 'db' | 'log'>): Promise<void> {
  for (const source of sourceNames) await watchOutage(deps, source);
  await DROP_CALLS(deps.db);
  await DROP_MINUTES(deps.db);
}
