import type { AddRoute } from '#platform/http/route.ts';
import { withinLimits } from '#platform/http/usage.store.ts';
import { done } from '#platform/result.ts';
import type { AccountsDeps } from '../deps.ts';
import { deviceOf, keepDevice } from './device-cookie.ts';
import { handOver } from '../hand-over.ts';
import { viewUser } from '../user-view.ts';
import { sendEmailLink } from './send-email-link.ts';
import { verifyEmail } from './verify-email.ts';

export function addEmailRoutes(add: AddRoute, deps: AccountsDeps): void {
  add('POST /person/email/send_verification', async ({ caller, address }) => {
    const allowed = await withinLimits(deps, [
      ['email_link_user', caller.userId],
      ['email_link_address', address],
    ]);
    return allowed.ok ? sendEmailLink(deps, caller) : allowed;
  });

  add('POST /person/email/verify', async (call) => {
    const allowed = await withinLimits(deps, [['login_address', call.address]]);
    if (!allowed.ok) return allowed;
    const { token, password } = call.body;
    const visit = { address: call.address, userAgent: call.request.headers['user-agent'] ?? '' };
    const device = deviceOf(call, deps.config.appSecret);
    const input = { token, password, session: call.session, visit, device };
    const verified = await verifyEmail(deps, input);
    if (!verified.ok) return verified;
    keepDevice(call, device, deps.config.appSecret);
    const { person, session } = verified.value;
    return done({
      data: await viewUser(deps.db, person),
      jwt: { token: session === null ? '' : handOver(call, session) },
      is_signed_in: session !== null,
    });
  });
}
