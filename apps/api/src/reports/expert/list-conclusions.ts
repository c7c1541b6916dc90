import type { ConclusionQueue, DeskConclusion } from '@proverka/contract/conclusion-desk';
import { deskCountLimit } from '@proverka/contract/desk-page';
import { sql } from 'kysely';
import type { Caller } from '#platform/audit/actor.ts';
import { done } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { ReportsDeps } from '../deps.ts';
import { noteDesk } from '../note-look.ts';
import { deskConclusions, viewDeskConclusion } from './desk-conclusion.store.ts';

interface Query {
  readonly queue: ConclusionQueue;
  readonly is_mine: boolean;
  readonly is_overdue: boolean;
  /** The last conclusion seen. */
  readonly after?: string | undefined;
  readonly limit: number;
}

interface Page {
  readonly conclusions: DeskConclusion[];
  readonly next: string | null;
  readonly total: { readonly count: number; readonly is_more: boolean } | null;
}

/** What is in a queue, and the time it is sorted by; the closed ones begin with the latest. */
const queues = {
  waiting: {
    is: sql<boolean>`expert_conclusion.state = 'requested'`,
    by: 'deadline_at',
    isLatestFirst: false,
  },
  correction: {
    is: sql<boolean>`expert_conclusion.correction_due_at is not null`,
    by: 'correction_due_at',
    isLatestFirst: false,
  },
  closed: {
    is: sql<boolean>`expert_conclusion.state <> 'requested' and expert_conclusion.correction_due_at is null`,
    by: 'closed_at',
    isLatestFirst: true,
  },
} as const;

/** A page of a queue of ordered conclusions; the reading is in the journal. */
export async function listConclusions(
  deps: ReportsDeps,
  caller: Caller,
  query: Query,
): Promise<Result<Page, never>> {
  await noteDesk(deps, caller, { desk: 'conclusions', list: query.queue });
  const [rows, total] = await Promise.all([
    readPage(deps, caller, query),
    query.after === undefined ? countUpTo(deps, caller, query) : null,
  ]);
  const now = deps.now();
  const shown = rows.slice(0, query.limit);
  return done({
    conclusions: shown.map((row) => viewDeskConclusion(row, now)),
    next: rows.length > query.limit ? (shown.at(-1)?.id ?? null) : null,
    total,
  });
}

function inQueue(deps: ReportsDeps, caller: Caller, { queue, is_mine: isMine, is_overdue: isLate }: Query) {
  const all = deskConclusions(deps.db).where(queues[queue].is);
  const mine = isMine ? all.where('expert_conclusion.expert_id', '=', caller.userId) : all;
  if (!isLate || queue === 'closed') return mine;
  return mine.where(`expert_conclusion.${queues[queue].by}`, '<', deps.now());
}

function readPage(deps: ReportsDeps, caller: Caller, query: Query) {
  const { by, isLatestFirst } = queues[query.queue];
  const direction = isLatestFirst ? 'desc' : 'asc';
  const key = sql.ref(`expert_conclusion.${by}`);
  const rows = inQueue(deps, caller, query)
    .orderBy(key, direction)
    .orderBy('expert_conclusion.id', direction)
    .limit(query.limit + 1);
  if (query.after === undefined) return rows.execute();
  const last = sql`((select ${sql.ref(by)} from expert_conclusion where id = ${query.after}), ${query.after}::uuid)`;
  const compare = sql.raw(isLatestFirst ? '<' : '>');
  return rows.where(sql<boolean>`(${key}, expert_conclusion.id) ${compare} ${last}`).execute();
}

async function countUpTo(deps: ReportsDeps, caller: Caller, query: Query) {
  const { count } = await deps.db
    .selectFrom(
      inQueue(deps, caller, query)
        .limit(deskCountLimit + 1)
        .as('counted'),
    )
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return { count: Math.min(Number(count), deskCountLimit), is_more: Number(count) > deskCountLimit };
}
