import type { AddRoute } from '#platform/http/route.ts';
import { withinLimits } from '#platform/http/usage.store.ts';
import type { ReportsDeps } from '../deps.ts';
import { dropSellerExtract } from './drop-seller-extract.ts';
import { takeUpload } from './take-upload.ts';
import { openSellerExtract } from './view-seller-extract.ts';

/** A guest's upload is known by its random id; that of a user opens for its user only. */
export function addSellerExtractRoutes(add: AddRoute, deps: ReportsDeps): void {
  add('POST /seller-extract', async ({ body, host, session, address }) => {
    const allowed = await withinLimits(deps, [['seller_extract_address', address]]);
    if (!allowed.ok) return allowed;
    const asker = { brand: host.entry.brand, userId: session?.userId ?? null };
    const files = body.files.map(({ name, content_base64: content }) => ({
      name: name.trim().slice(0, 120).toWellFormed(),
      content: Buffer.from(content, 'base64'),
    }));
    return takeUpload(deps, asker, files);
  });

  add('GET /seller-extract/{id}', ({ params, host, session }) =>
    openSellerExtract(deps, { brand: host.entry.brand, userId: session?.userId ?? null }, params.id),
  );

  add('DELETE /seller-extract/{id}', ({ params, host, session }) =>
    dropSellerExtract(deps, { brand: host.entry.brand, userId: session?.userId ?? null }, params.id),
  );
}
