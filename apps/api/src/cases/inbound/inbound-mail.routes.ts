import { createHash, timingSafeEqual } from 'node:crypto';
import type { AddRoute } from '#platform/http/route.ts';
import { done, refuse } from '#platform/result.ts';
import type { CasesDeps } from '../deps.ts';
import { takeMail } from './take-mail.ts';

export function addInboundMailRoutes(add: AddRoute, deps: CasesDeps): void {
  add('POST /support/mail', async ({ headers, body, host }) => {
    const secret = deps.config.cases.inboundMailSecret;
    if (secret === null || !isSame(headers['x-mail-secret'] ?? '', secret)) return refuse('forbidden');
    const { sender, recipient } = body;
    const message = Buffer.from(body.message, 'base64');
    const taken = await takeMail(deps, { sender, recipient, message, brand: host.entry.brand });
    return taken.ok ? done({ outcome: taken.value }) : taken;
  });
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

const isSame = (given: string, expected: string): boolean => timingSafeEqual(hashOf(given), hashOf(expected));
