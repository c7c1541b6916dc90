import type { ContentDeps } from '../deps.ts';
import type { AddRoute } from '#platform/http/route.ts';
import { withinLimits } from '#platform/http/usage.store.ts';
import { done } from '#platform/result.ts';
import { askSupport } from './ask-support.ts';

export function addSupportRoutes(add: AddRoute, deps: ContentDeps): void {
  add('POST /support', async ({ body, host, session, address }) => {
    const allowed = await withinLimits(deps, [
      ['support_address', address],
      ['support_recipient', body.email.toLowerCase()],
    ]);
    if (!allowed.ok) return allowed;
    const input = { request: body, brand: host.entry.brand, userId: session?.userId ?? null, address };
    return done({ number: await askSupport(deps, input) });
  });
}
