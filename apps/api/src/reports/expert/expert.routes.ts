import { recordEvent } from '#platform/audit/record-event.ts';
import { noteTrespass } from '#platform/audit/note-trespass.ts';
import { holds } from '#platform/http/session.ts';
import type { Session } from '#platform/http/session.ts';
import type { ReportsDeps } from '../deps.ts';
import type { AddRoute } from '#platform/http/route.ts';
import { done, refuse } from '#platform/result.ts';
import { closeConclusion } from '../close-conclusion.ts';
import { noteDesk } from '../note-look.ts';
import { conclusions, findConclusion, viewConclusion } from './conclusion.store.ts';
import { listReadyReports, requestConclusion } from './request-conclusion.ts';

const MOST_SHOWN = 100;

export function addExpertRoutes(add: AddRoute, deps: ReportsDeps): void {
  add('GET /expert', async ({ session, host, query }) => {
    if (!(await mayRequest(deps, session))) return refuse('forbidden');
    const rows = await conclusions(deps.db)
      .where('expert_conclusion.user_id', '=', session.userId)
      .orderBy('expert_conclusion.requested_at', 'desc')
      .limit(MOST_SHOWN)
      .execute();
    return done({
      conclusions: rows.map(viewConclusion),
      ready_reports: await listReadyReports(deps.db, session.userId, {
        brand: host.entry.brand,
        ...(query.report !== undefined && { wantedId: query.report }),
      }),
      may_be_model: deps.expertModel !== null,
    });
  });

  add('GET /expert/{conclusion_id}', async ({ session, params, caller }) => {
    const { conclusion_id: subject } = params;
    const row = await findConclusion(deps.db, subject);
    const isTheirs = row?.user_id === session.userId && (await mayRequest(deps, session));
    if (row !== undefined && (isTheirs || holds(session, 'conclusions'))) {
      if (row.user_id !== session.userId) {
        const event = { event: 'expert_conclusion.read', ownerId: row.user_id, subject } as const;
        await recordEvent(deps, deps.db, caller, event);
      }
      return done(viewConclusion(row));
    }
    const named = { action: 'conclusion.read', subject, findOwner: async () => row?.user_id };
    return noteTrespass(deps, caller, named, refuse('conclusion_not_found'));
  });

  add('POST /expert', async ({ session, body }) => {
    if (!(await mayRequest(deps, session))) return refuse('forbidden');
    return requestConclusion(deps, {
      userId: session.userId,
      itemId: body.order_item_id,
      question: body.question,
      expectedPrice: body.expected_price,
    });
  });

  addWriterRoutes(add, deps);
}

function addWriterRoutes(add: AddRoute, deps: ReportsDeps): void {
  add('GET /expert/requests', async ({ caller }) => {
    await noteDesk(deps, caller, { desk: 'conclusions' });
    const rows = await conclusions(deps.db)
      .where('expert_conclusion.state', '=', 'requested')
      .orderBy('expert_conclusion.requested_at')
      .limit(MOST_SHOWN)
      .execute();
    return done({ requests: rows.map(viewConclusion) });
  });

  add('PUT /expert/{conclusion_id}/text', ({ session, caller, params, body }) => {
    const author = { kind: 'person', name: session.name, writerId: session.userId } as const;
    return closeConclusion(deps, caller, params.conclusion_id, { kind: 'written', text: body.text, author });
  });

  add('PUT /expert/{conclusion_id}/decline', ({ caller, params, body }) => {
    const ending = { kind: 'failed', reason: body.reason, writerId: caller.userId } as const;
    return closeConclusion(deps, caller, params.conclusion_id, ending);
  });
}

/** Section 6: the expert report is shown only when the setting `ai_report` is active. */
async function mayRequest({ db }: ReportsDeps, { userId }: Session): Promise<boolean> {
  const setting = await db
    .selectFrom('person_setting')
    .select('value')
    .where('user_id', '=', userId)
    .where('key', '=', 'ai_report')
    .executeTakeFirst();
  return setting?.value === 'active';
}
