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
} from '#reports/logo.ts';
import type { DealsDeps } from './deps.ts';
import { findFile, listFiles, readFile, removeFile, uploadDocument } from './documents.ts';

/** Files of a person by their group: the logo of reports, or the folder of a purchase. */
export function addAttachmentRoutes(add: AddRoute, deps: DealsDeps): void {
  add('POST /attachment', async ({ session, caller, body }) => {
    const { groupID: group, ...file } = body;
    const limit = group === 'logo' ? 'attachment_user' : 'deal_file_user';
    const allowed = await withinLimits(deps, [[limit, session.userId]]);
    if (!allowed.ok) return allowed;
    if (group === 'logo') return uploadLogo(deps, caller, file);
    const stored = await uploadDocument(deps, caller, { dealId: group, ...file });
    return stored.ok ? done({ attachment: stored.value }) : stored;
  });

  add('GET /attachment', async ({ session, caller, query }) => {
    if (query.groupID !== 'logo') return listFiles(deps, caller, query.groupID);
    const logo = await findLogo(deps.db, session.userId);
    return done({
      attachments: logo === undefined ? [] : [viewAttachment(logo)],
      is_permitted: await isLogoPermitted(deps.db, session),
    });
  });

  add('GET /attachment/{attachment_id}', async ({ caller, params, reply }) => {
    const file = await findFile(deps.db, params.attachment_id);
    if (file !== undefined) {
      const document = await readFile(deps, caller, file);
      if (!document.ok) return document;
      const { bytes, fileName } = document.value;
      void reply
        .header('content-type', 'application/octet-stream')
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cache-control', 'no-store')
        .header('x-content-type-options', 'nosniff');
      return done(bytes);
    }
    const picture = await readAttachment(deps, caller, params.attachment_id);
    if (picture.ok) {
      void reply
        .header('content-type', 'image/png')
        .header('content-disposition', 'inline; filename="logo.png"')
        .header('content-security-policy', "default-src 'none'; sandbox");
    }
    return picture;
  });

  add('DELETE /attachment/{attachment_id}', async ({ caller, params }) => {
    const file = await findFile(deps.db, params.attachment_id);
    return file === undefined
      ? removeAttachment(deps, caller, params.attachment_id)
      : removeFile(deps, caller, file);
  });
}
