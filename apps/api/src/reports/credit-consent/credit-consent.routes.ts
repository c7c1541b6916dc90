import type { AddRoute } from '#platform/http/route.ts';
import { withinLimits } from '#platform/http/usage.store.ts';
import type { ReportsDeps } from '../deps.ts';
import { refuseConsent, withdrawConsent } from './end-consent.ts';
import { requestConsent, requestOwnConsent } from './request-consent.ts';
import { sendConsentCode } from './send-consent-code.ts';
import { signConsent } from './sign-consent.ts';
import { openConsentPage, viewConsent } from './view-consent.ts';

export function addCreditConsentRoutes(add: AddRoute, deps: ReportsDeps): void {
  add('GET /report/{order_item_id}/credit_consent', (call) =>
    viewConsent(deps, call, call.params.order_item_id),
  );
  add('POST /report/{order_item_id}/credit_consent', (call) =>
    requestConsent(deps, call, call.params.order_item_id, call.body),
  );
  add('POST /report/{order_item_id}/credit_consent/own', (call) =>
    requestOwnConsent(deps, call, call.params.order_item_id),
  );

  const withinGuesses = (address: string) => withinLimits(deps, [['consent_address', address]]);
  add('POST /credit_consent/read', async ({ body, address }) => {
    const allowed = await withinGuesses(address);
    return allowed.ok ? openConsentPage(deps, body.token) : allowed;
  });
  add('POST /credit_consent/code', async ({ body, address, caller }) => {
    const allowed = await withinGuesses(address);
    return allowed.ok ? sendConsentCode(deps, caller, body.token, address) : allowed;
  });
  add('POST /credit_consent/sign', async ({ body, address, caller }) => {
    const allowed = await withinGuesses(address);
    return allowed.ok ? signConsent(deps, caller, body) : allowed;
  });
  add('POST /credit_consent/refuse', async ({ body, address, caller }) => {
    const allowed = await withinGuesses(address);
    return allowed.ok ? refuseConsent(deps, caller, body.token) : allowed;
  });
  add('POST /credit_consent/withdraw', async ({ body, address, caller }) => {
    const allowed = await withinGuesses(address);
    return allowed.ok ? withdrawConsent(deps, caller, body.token) : allowed;
  });
}
