import type { AddRoute } from '#platform/http/route.ts';
import { done } from '#platform/result.ts';
import type { CasesDeps } from '../deps.ts';
import { takeMail } from './take-mail.ts';

/** Only the mail server gets here: `admit-mail-server.ts`. */
export function addInboundMailRoutes(add: AddRoute, deps: CasesDeps): void {
  add('POST /support/mail', async ({ body, host }) => {
    const { sender, recipient } = body;
    const message = Buffer.from(body.message, 'base64');
    const taken = await takeMail(deps, { sender, recipient, message, brand: host.entry.brand });
    return taken.ok ? done({ outcome: taken.value }) : taken;
  });
}
