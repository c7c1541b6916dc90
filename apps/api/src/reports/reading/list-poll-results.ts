import type { DeskPollResult } from '@proverka/contract/desk-poll';
import type { Caller } from '#platform/audit/actor.ts';
import { statement } from '#platform/db/statement.ts';
import { done } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { ReportsDeps } from '../deps.ts';
import { noteDesk } from '../note-look.ts';

const RESULTS = statement<Record<string, never>, DeskPollResult>(`
  select p.name_ru as product_name_ru, count(*) filter (where a.answer = 'went_on')::int as went_on,
    count(*) filter (where a.answer = 'refused')::int as refused, count(*) filter (where a.answer = 'undecided')::int as undecided
  from poll_answer a join order_item i on i.id = a.item_id join product p on p.id = i.product_id
  group by p.name_ru order by count(*) desc, p.name_ru`);

/** What owners of reports decided after them, the most answered products first; the reading is in the journal. */
export async function listPollResults(
  deps: ReportsDeps,
  caller: Caller,
): Promise<Result<{ results: DeskPollResult[] }, never>> {
  await noteDesk(deps, caller, { desk: 'poll' });
  return done({ results: await RESULTS(deps.db, {}) });
}
