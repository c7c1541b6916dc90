import type { AccountsDeps } from '../deps.ts';
import type { AddRoute } from '#platform/http/route.ts';
import { refuse } from '#platform/result.ts';
import { sendCode } from './send-code.ts';
import { verifyCode } from './verify-code.ts';

export function addPhoneRoutes(add: AddRoute, deps: AccountsDeps): void {
  add('GET /person/phone/send_verification_code', async ({ caller, address, host, request }) => {
    // The specification makes it a GET, whose `Origin` is not checked: other sites must not send messages at our cost.
    if (request.headers['sec-fetch-site'] === 'cross-site') return refuse('origin_mismatch');
    return sendCode(deps, caller, { address, brand: host.entry.brand });
  });

  add('POST /person/phone/verify', ({ caller, body }) => verifyCode(deps, caller, body.code));
}
