import type { ContentDeps } from '../deps.ts';
import type { AddRoute } from '#platform/http/route.ts';
import { withinLimits } from '#platform/http/usage.store.ts';
import { done } from '#platform/result.ts';
import { askSupport } from './ask-support.ts';

export function addSupportRoutes(add: AddRoute, deps: ContentDeps): void {
  add('POST /support', async ({ body, host, session, address, caller }) => {
    const allowed = await withinLimits(deps, [['support_address', address]]);
    if (!allowed.ok) return allowed;
    // Anybody may type anybody's e-mail: so many letters are enough, but every request is taken.
    const isConfirmed = (await withinLimits(deps, [['support_recipient', body.email.toLowerCase()]])).ok;
    const { brand } = host.entry;
    const from = { address, userAgent: caller.userAgent };
    const input = { request: body, brand, userId: session?.userId ?? null, ...from, isConfirmed };
    return done({ number: await askSupport(deps, input) });
  });
}
