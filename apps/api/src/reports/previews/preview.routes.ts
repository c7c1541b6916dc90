import { versionsIn } from '@proverka/contract/consent-versions';
import type { ReportsDeps } from '../deps.ts';
import type { AddRoute } from '#platform/http/route.ts';
import { withinLimits } from '#platform/http/usage.store.ts';
import { openPreview } from './open-preview.ts';
import { viewPreview } from './view-preview.ts';

/** Anyone who knows a preview's random id may read it: it contains masked values and counts only. */
export function addPreviewRoutes(add: AddRoute, deps: ReportsDeps): void {
  add('POST /preview', async ({ body, host, address, caller }) => {
    const allowed = await withinLimits(deps, [['preview_address', address]]);
    if (!allowed.ok) return allowed;
    return openPreview(deps, {
      brand: host.entry.brand,
      productName: body.product_name,
      subject: body.subject,
      versions: versionsIn(body.consent),
      address,
      userAgent: caller.userAgent,
    });
  });

  add('GET /preview/{id}', ({ params, session }) => viewPreview(deps, params.id, session?.userId ?? null));
}
