import type { ApiKey } from '@proverka/contract/api';
import { ivan } from '../fake-check-sources.ts';
import { writes } from './journal-rule.ts';
import type { Cast, Journaling } from './journal-rule.ts';

/** The conclusion as it was before anybody wrote or declined it. */
async function requestedAgain({ world, the: { conclusionId } }: Cast) {
  await world.owner.query(`update expert_conclusion set state = 'requested', author = null where id = $1`, [
    conclusionId,
  ]);
  return { params: { conclusion_id: conclusionId } };
}

/** A request that names the version the case has now. */
async function seenCase({ world, the: { caseId } }: Cast, payload: object) {
  const { rows } = await world.owner.query<{ version: number }>(
    'select version from support_case where id = $1',
    [caseId],
  );
  return { params: { case_id: caseId }, payload: { seen: rows[0]?.version, ...payload } };
}

/** The conclusion as it is before anybody took it, or after somebody handed it in. */
async function inState({ world, the: { conclusionId } }: Cast, state: 'requested' | 'written') {
  await world.owner.query(
    `update expert_conclusion set state = $2, author = case when $2 = 'written' then 'person' end, text = 'Образец',
       expert_id = null, draft_version = 0, correction_due_at = null where id = $1`,
    [conclusionId, state],
  );
  return { params: { conclusion_id: conclusionId } };
}

const reopened = ({ world, the: { itemId } }: Cast) =>
  world.owner.query('update risk_report set finished_at = null where item_id = $1', [itemId]);

/** Tasks of the report as they are for the call; past the guard of states. */
async function withStates({ world, the: { itemId } }: Cast, status: string, type: string) {
  await world.owner.query('set session_replication_role = replica');
  await world.owner.query('update report_task set status = $2 where item_id = $1 and type like $3', [
    itemId,
    status,
    type,
  ]);
  await world.owner.query('set session_replication_role = origin');
}

export const journalOfReports = {
  'GET /report/{order_item_id}': writes('report.read', 'admin'),
  // The stream of a finished report ends at once.
  'GET /report/{order_item_id}/events': writes('report.read', 'admin'),
  'GET /report/{order_item_id}/pdf': writes('report.read', 'admin'),
  'POST /report/{order_item_id}/data': 'own',
  'POST /report/{order_item_id}/skip': 'own',
  'POST /report/{order_item_id}/tasks/{task_id}/skip': 'own',
  'POST /report/{order_item_id}/tasks/{task_id}/restart': 'own',
  'POST /report/{order_item_id}/rating': 'own',
  'POST /report/{order_item_id}/dispute': 'own',
  'GET /report/{order_item_id}/credit_consent': 'own',
  // What it writes needs a report that waits for a consent; it has a test of its own.
  'POST /report/{order_item_id}/credit_consent': 'own',
  'POST /report/{order_item_id}/credit_consent/own': 'own',
  'POST /credit_consent/read': 'public',
  'POST /credit_consent/code': 'public',
  'POST /credit_consent/sign': 'public',
  'POST /credit_consent/refuse': 'public',
  'POST /credit_consent/withdraw': 'public',
  'GET /dispute/{dispute_id}/document': writes('dispute.read', 'admin'),
  'POST /admin/report_ratings': writes('desk.read', 'admin'),
  'GET /admin/poll_results': writes('desk.read', 'admin'),
  'GET /admin/disputes': writes('desk.read', 'admin'),
  'GET /admin/disputes/{dispute_id}': writes('dispute.read', 'admin'),
  'PUT /admin/disputes/{dispute_id}/answer': writes(['dispute.answered', 'dispute.read'], 'admin'),
  'PUT /order_item/{order_item_id}/subject': 'own',
  'GET /confirm/{number}': 'public',
  'GET /order_item/{order_item_id}/insurance/{document}': writes('report.read', 'admin'),

  'POST /passport/check': 'public',
  'POST /fssp/free': 'public',
  'POST /preview': 'public',
  'GET /preview/{id}': 'public',

  'POST /seller-extract': 'own',
  'GET /seller-extract/{id}': 'own',
  'DELETE /seller-extract/{id}': 'own',

  'GET /risk/v2/report/{id}': writes('report.read', 'admin'),
  'POST /risk/v2/owner': 'own',
  'PUT /risk/v2/owner': 'own',
  'DELETE /risk/v2/owner': 'own',
  'POST /risk/v2/task/restart': 'own',
  'POST /risk/v2/survey': 'own',
  'POST /risk/v2/update_statement': 'own',
  'POST /risk/owner': 'own',
  'PUT /risk/owner': 'own',
  'POST /risk/v2/conclusion/': writes('risk_conclusion.written', 'admin'),
  'PUT /risk/v2/conclusion/': writes('risk_conclusion.changed', 'admin'),
  'PUT /risk/v2/conclusion/hide': writes('risk_conclusion.changed', 'admin'),
  'GET /admin/risk/reports': writes('desk.read', 'admin'),
  'GET /admin/risk/report/{id}': writes('report.read', 'admin'),
  'GET /admin/risk/report/{id}/statements': writes('report.read', 'admin'),
  'GET /admin/risk/report/{id}/pdf': writes('report.read', 'admin'),
  'POST /admin/risk/create_pdf': writes('report.read', 'admin'),
  'PUT /admin/risk/conclusion': writes('risk_conclusion.changed', 'admin'),
  'POST /admin/risk/conclusion/model': writes('risk_conclusion.asked_of_model', 'admin'),
  'DELETE /risk/v2/conclusion/': writes('risk_conclusion.removed', 'admin'),
  'POST /risk/v2/finish/{id}': writes('report.finished', 'admin'),

  'GET /expert': 'own',
  'GET /expert/{conclusion_id}': writes('expert_conclusion.read', 'admin'),
  'POST /expert': 'order',
  'GET /expert/requests': writes('desk.read', 'admin'),
  'PUT /expert/{conclusion_id}/text': writes('expert_conclusion.written', 'admin', async (cast) => ({
    ...(await requestedAgain(cast)),
    payload: { text: 'Образец' },
  })),
  'PUT /expert/{conclusion_id}/decline': writes('expert_conclusion.declined', 'admin', async (cast) => ({
    ...(await requestedAgain(cast)),
    payload: { reason: 'Образец' },
  })),

  // The report was finished above: its row says so.
  'PUT /admin/risk/owner_item': writes(['report.changed', 'report.read'], 'admin', async (cast) => {
    await reopened(cast);
    return { payload: { id: cast.the.ownerId, data: ivan } };
  }),
  'PUT /admin/risk/update_statement': writes(['report.changed', 'report.read'], 'admin', async (cast) => {
    await withStates(cast, 'found', 'egrn_object');
    return { payload: { order_item_id: cast.the.itemId } };
  }),
  'POST /admin/risk/report': writes(['report.changed', 'report.read'], 'admin', async (cast) => {
    await withStates(cast, 'unavailable', '%');
    return { payload: { order_item_id: cast.the.itemId } };
  }),
  'PUT /admin/risk/owner_item/status': writes(['report.changed', 'report.read'], 'admin', async (cast) => {
    await withStates(cast, 'unavailable', '%');
    return { payload: { id: cast.the.ownerId, status: 'queued' } };
  }),
  'DELETE /admin/risk/owner_item': writes(['report.changed', 'report.read'], 'admin', async (cast) => {
    // The last owner stays: another one first.
    await cast.world.owner.query(
      `insert into risk_owner (id, item_id, position, data, created_at)
       select gen_random_uuid(), item_id, 9, data, now() from risk_owner where id = $1`,
      [cast.the.ownerId],
    );
    return { payload: { id: cast.the.ownerId } };
  }),

  'POST /admin/conclusions': writes('desk.read', 'admin'),
  'GET /admin/conclusions/{conclusion_id}': writes('expert_conclusion.read', 'admin'),
  'POST /admin/conclusions/{conclusion_id}/take': writes(
    'expert_conclusion.taken',
    'admin',
    async (cast) => ({ ...(await inState(cast, 'requested')), payload: { from: null } }),
  ),
  // The event is that somebody took it; each saved letter is in the row.
  'PUT /admin/conclusions/{conclusion_id}/draft': writes(
    'expert_conclusion.taken',
    'admin',
    async (cast) => ({ ...(await inState(cast, 'requested')), payload: { text: 'Черновик', version: 0 } }),
  ),
  'POST /admin/conclusions/{conclusion_id}/hand_over': writes(
    'expert_conclusion.handed_over',
    'admin',
    async (cast) => {
      const { id } = await cast.world.signIn({ staff: 'expert' });
      return { ...(await inState(cast, 'requested')), payload: { expert_id: id, note: 'Образец' } };
    },
  ),
  'POST /admin/conclusions/{conclusion_id}/hand_in': writes(
    'expert_conclusion.written',
    'admin',
    async (cast) => ({ ...(await inState(cast, 'requested')), payload: { text: 'Образец', version: 0 } }),
  ),
  'POST /admin/conclusions/{conclusion_id}/send_back': writes(
    'expert_conclusion.sent_back',
    'admin',
    async (cast) => ({ ...(await inState(cast, 'written')), payload: { note: 'Образец' } }),
  ),
  'GET /admin/conclusion_templates': 'staff list',
  'POST /admin/conclusion_templates': writes('conclusion_template.created', 'admin'),
  'PUT /admin/conclusion_templates/{template_id}': writes('conclusion_template.changed', 'admin'),
  'DELETE /admin/conclusion_templates/{template_id}': writes('conclusion_template.removed', 'admin'),
  'POST /poll': 'own',
  'GET /cases': 'own',
  'POST /cases': 'own',
  'GET /cases/{case_id}': 'own',
  'POST /cases/{case_id}/messages': 'own',
  'POST /cases/{case_id}/seen': 'own',
  'POST /cases/{case_id}/close': 'own',
  'GET /case_documents/{document_id}': writes('case.read', 'admin'),
  'GET /support/usual_answer': 'public',
  'POST /support/case': 'public',
  'POST /support/case/messages': 'public',
  'POST /support/case/document': 'public',
  'POST /support/mail': 'public',
  'POST /admin/cases': writes('desk.read', 'admin'),
  // Figures, and names of colleagues.
  'GET /admin/cases/counts': 'staff list',
  'GET /admin/cases/staff': 'staff list',
  'GET /admin/cases/templates': 'staff list',
  'POST /admin/cases/templates': writes('case_template.changed', 'admin'),
  'PUT /admin/cases/templates/{template_id}': writes('case_template.changed', 'admin'),
  'DELETE /admin/cases/templates/{template_id}': writes('case_template.changed', 'admin'),
  'GET /admin/cases/{case_id}': writes('case.read', 'admin'),
  'POST /admin/cases/{case_id}/answer': writes('case.answered', 'admin', (cast) =>
    seenCase(cast, { text: 'Образец' }),
  ),
  'POST /admin/cases/{case_id}/notes': writes('case.noted', 'admin'),
  'PUT /admin/cases/{case_id}/assignee': writes('case.assigned', 'admin', async (cast) => {
    await cast.world.owner.query('update support_case set assignee_id = null where id = $1', [
      cast.the.caseId,
    ]);
    return seenCase(cast, { person_id: cast.admin.id });
  }),
  'PUT /admin/cases/{case_id}/state': writes('case.moved', 'admin', (cast) =>
    seenCase(cast, { state: 'closed' }),
  ),
} as const satisfies Partial<Record<ApiKey, Journaling>>;
