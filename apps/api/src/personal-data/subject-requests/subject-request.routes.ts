import { parsePhone } from '@proverka/validation/phone';
import type { AddRoute } from '#platform/http/route.ts';
import { withinLimits } from '#platform/http/usage.store.ts';
import { done } from '#platform/result.ts';
import type { PersonalDataDeps } from '../deps.ts';
import { answerRequest, extendRequest, judgeIdentity } from './answer-request.ts';
import { openRequest } from './open-request.ts';
import { askStaffCheck, proveRequest } from './prove-request.ts';
import { messageLimits } from './send-request-code.ts';
import { listRequests, readRequest } from './view-requests.ts';

export function addSubjectRequestRoutes(add: AddRoute, deps: PersonalDataDeps): void {
  add('POST /subject_requests', async ({ body, caller, host, address }) => {
    const phone = parsePhone(body.phone);
    const allowed = await withinLimits(deps, [
      ['subject_request_address', address],
      ['subject_request_email', body.email.toLowerCase()],
      // Counted for every phone, known or not, so that the answer does not depend on it.
      ...(phone === null ? [] : messageLimits(phone, address)),
    ]);
    return allowed.ok ? openRequest(deps, caller, host.entry.brand, body) : allowed;
  });

  add('POST /subject_requests/{request_id}/proof', async ({ params, body, caller, address }) => {
    const allowed = await withinLimits(deps, [['subject_request_code', address]]);
    return allowed.ok ? proveRequest(deps, caller, params.request_id, body.code) : allowed;
  });

  add('POST /subject_requests/{request_id}/staff_check', ({ params }) =>
    askStaffCheck(deps, params.request_id),
  );

  add('GET /admin/subject_requests', async ({ query }) =>
    done({ requests: await listRequests(deps, query.list) }),
  );

  add('GET /admin/subject_requests/{request_id}', ({ caller, params }) =>
    readRequest(deps, caller, params.request_id),
  );

  add('PUT /admin/subject_requests/{request_id}/identity', ({ caller, params, body }) =>
    judgeIdentity(deps, caller, params.request_id, { isConfirmed: body.is_confirmed, reason: body.reason }),
  );

  add('PUT /admin/subject_requests/{request_id}/extension', ({ caller, params, body }) =>
    extendRequest(deps, caller, params.request_id, body.reason),
  );

  add('PUT /admin/subject_requests/{request_id}/answer', ({ caller, params, body }) =>
    answerRequest(deps, caller, params.request_id, body),
  );
}
