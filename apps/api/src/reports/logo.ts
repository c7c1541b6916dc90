import type { Logo } from '@proverka/contract/settings';
import { maxLogoBytes } from '@proverka/contract/settings-limits';
import { recordTrespass } from '#platform/audit/note-trespass.ts';
import type { Caller } from '#platform/audit/actor.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Connection } from '#platform/db/transaction.ts';
import type { ReportsDeps } from './deps.ts';
import { forgetPdfs } from './paper/forget-pdfs.ts';
import { removeUnusedFile } from './remove-unused-file.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { redrawPicture } from './logo/redraw-picture.ts';
import type { PictureLimits } from './logo/redraw-picture.apart.ts';
import { mayUseLogo } from '#accounts/setting-rights.domain.ts';
import { readSetting } from '#accounts/setting.store.ts';

/** A logo is printed a few centimetres wide: more pixels would only make reports larger. */
const logoLimits: PictureLimits = {
  longestSide: 4000,
  mostPixels: 4000 * 4000,
  keptWidth: 800,
  keptHeight: 400,
};

export const isLogoPermitted = async (db: Connection, { userId, role }: Pick<Caller, 'userId' | 'role'>) =>
  mayUseLogo(role, await readSetting(db, userId, 'add_logo_permission'));

/** Stores a person's only logo; a new one replaces the old. */
export async function uploadLogo(
  deps: ReportsDeps,
  caller: Caller,
  { file_name: fileName, content }: { file_name: string; content: string },
): Promise<Result<{ attachment: Logo }, 'logo_not_permitted' | 'attachment_unusable'>> {
  if (!(await isLogoPermitted(deps.db, caller))) return refuse('logo_not_permitted');
  const bytes = Buffer.from(content, 'base64');
  const redrawn = bytes.length > maxLogoBytes ? null : await redrawPicture(deps.apart, bytes, logoLimits);
  if (redrawn === null) return refuse('attachment_unusable');
  const { png, width, height } = redrawn;
  const fileHash = await deps.files.put(png);
  const row = { file_name: fileName, file_hash: fileHash, width, height, created_at: deps.now() };
  const { saved, oldHash } = await inTransaction(deps.db, async (tx) => {
    // With two concurrent uploads the second one finds and deletes the first one's file.
    await tx.selectFrom('app_user').select('id').where('id', '=', caller.userId).forUpdate().execute();
    const old = await findLogo(tx, caller.userId);
    const inserted = await tx
      .insertInto('attachment')
      .values({ id: deps.newId(), user_id: caller.userId, group_id: 'logo', ...row })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'group_id']).doUpdateSet({ ...row, id: deps.newId() }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    return { saved: inserted, oldHash: old?.file_hash };
  });
  if (oldHash !== undefined && oldHash !== fileHash) await removeUnusedFile(deps, oldHash);
  await forgetPdfs(deps, caller.userId);
  return done({ attachment: viewAttachment(saved) });
}

/** The file of the logo for a report of its owner; null when there is none or it is no longer permitted. */
export async function findLogoFile(
  { db }: Pick<ReportsDeps, 'db'>,
  owner: Pick<Caller, 'userId' | 'role'>,
): Promise<string | null> {
  if (!(await isLogoPermitted(db, owner))) return null;
  return (await findLogo(db, owner.userId))?.file_hash ?? null;
}

export const findLogo = (db: Connection, userId: string) =>
  db
    .selectFrom('attachment')
    .selectAll()
    .where('user_id', '=', userId)
    .where('group_id', '=', 'logo')
    .executeTakeFirst();

export async function readAttachment(
  deps: ReportsDeps,
  caller: Caller,
  id: string,
): Promise<Result<Buffer, 'attachment_not_found'>> {
  const owned = await findOwn(deps, caller, id, 'attachment.read');
  const bytes = owned === null ? null : await deps.files.get(owned.file_hash);
  return bytes === null ? refuse('attachment_not_found') : done(bytes);
}

export async function removeAttachment(
  deps: ReportsDeps,
  caller: Caller,
  id: string,
): Promise<Result<{ ok: true }, 'attachment_not_found'>> {
  const owned = await findOwn(deps, caller, id, 'attachment.remove');
  if (owned === null) return refuse('attachment_not_found');
  await deps.db.deleteFrom('attachment').where('id', '=', id).execute();
  await removeUnusedFile(deps, owned.file_hash);
  await forgetPdfs(deps, caller.userId);
  return done({ ok: true as const });
}

async function findOwn(deps: ReportsDeps, caller: Caller, id: string, action: string) {
  const found = await deps.db.selectFrom('attachment').selectAll().where('id', '=', id).executeTakeFirst();
  if (found === undefined || found.user_id === caller.userId) return found ?? null;
  await recordTrespass(deps, deps.db, caller, { ownerId: found.user_id, action, subject: id });
  return null;
}

type Row = NonNullable<Awaited<ReturnType<typeof findLogo>>>;

export const viewAttachment = ({ id, file_name, width, height, created_at }: Row): Logo => ({
  attachment_id: id,
  groupID: 'logo',
  file_name,
  content_type: 'image/png',
  width,
  height,
  created_date: created_at.toISOString(),
});
