import type { ReportsDeps } from '../deps.ts';
import type { AddRoute } from '#platform/http/route.ts';
import { withinLimits } from '#platform/http/usage.store.ts';
import { done } from '#platform/result.ts';
import {
  findLogo,
  isLogoPermitted,
  readAttachment,
  removeAttachment,
  uploadLogo,
  viewAttachment,
} from '../logo.ts';

export function addAttachmentRoutes(add: AddRoute, deps: ReportsDeps): void {
  add('POST /attachment', async ({ session, caller, body }) => {
    const allowed = await withinLimits(deps, [['attachment_user', session.userId]]);
    if (!allowed.ok) return allowed;
    return uploadLogo(deps, caller, body);
  });

  add('GET /attachment', async ({ session }) => {
    const logo = await findLogo(deps.db, session.userId);
    return done({
      attachments: logo === undefined ? [] : [viewAttachment(logo)],
      is_permitted: await isLogoPermitted(deps.db, session),
    });
  });

  add('GET /attachment/{attachment_id}', async ({ caller, params, reply }) => {
    const picture = await readAttachment(deps, caller, params.attachment_id);
    if (picture.ok) {
      void reply
        .header('content-type', 'image/png')
        .header('content-disposition', 'inline; filename="logo.png"')
        .header('content-security-policy', "default-src 'none'; sandbox");
    }
    return picture;
  });

  add('DELETE /attachment/{attachment_id}', ({ caller, params }) =>
    removeAttachment(deps, caller, params.attachment_id),
  );
}
