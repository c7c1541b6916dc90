import { homeOf } from '#platform/public-url.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { PersonalDataDeps } from './deps.ts';
import { exportReady } from './letters.domain.ts';
import { queueLetter } from '#platform/mail/queue-letter.ts';
import { findLogo } from '#reports/logo.ts';
import { collectData } from './collect-data.ts';
import { zip } from './zip.ts';

const LIFE_MS = 24 * 3600 * 1000;

/** Writes one JSON file per kind of data into an archive that expires after a day. */
export async function prepareExportJob(
  deps: PersonalDataDeps,
  { exportId }: { exportId: string },
): Promise<void> {
  const wish = await deps.db
    .selectFrom('data_export')
    .innerJoin('app_user', 'app_user.id', 'data_export.user_id')
    .select([
      'data_export.user_id',
      'app_user.email',
      'app_user.brand',
      'app_user.registration_url',
      'app_user.closed_at',
    ])
    .where('data_export.id', '=', exportId)
    .where('data_export.ready_at', 'is', null)
    .executeTakeFirst();
  if (wish === undefined || wish.closed_at !== null) return;
  const fileHash = await deps.files.put(await packData(deps, wish.user_id, exportId));
  const now = deps.now();
  const isFirst = await inTransaction(deps.db, async (tx) => {
    const made = await tx
      .updateTable('data_export')
      .set({ ready_at: now, expires_at: new Date(now.getTime() + LIFE_MS), file_hash: fileHash })
      .where('id', '=', exportId)
      .where('ready_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (made === undefined) return false;
    await queueLetter(deps, tx, {
      reason: `export-ready:${exportId}`,
      brand: wish.brand,
      recipient: wish.email,
      letter: exportReady(homeOf(deps.config, wish), exportId),
    });
    return true;
  });
  // A concurrent run was first: this one's file is unreferenced.
  if (!isFirst) await removeUnlessKept(deps, fileHash);
}

async function packData(deps: PersonalDataDeps, userId: string, exportId: string): Promise<Buffer> {
  const files = await collectData(deps.db, userId);
  const entries = files.map(({ name, rows }) => ({
    name: `${name}.json`,
    bytes: Buffer.from(JSON.stringify(rows, null, 2)),
  }));
  const logo = await findLogo(deps.db, userId);
  const picture = logo === undefined ? null : await deps.files.get(logo.file_hash);
  // With the export's own id every archive is unique and can be removed without looking for other references.
  const about = { export_id: exportId, person_id: userId, prepared_at: deps.now().toISOString() };
  return zip([
    { name: 'about.json', bytes: Buffer.from(JSON.stringify(about, null, 2)) },
    ...entries,
    ...(picture === null ? [] : [{ name: 'logo.png', bytes: picture }]),
  ]);
}

async function removeUnlessKept({ db, files }: PersonalDataDeps, hash: string): Promise<void> {
  const kept = await db
    .selectFrom('data_export')
    .select('id')
    .where('file_hash', '=', hash)
    .executeTakeFirst();
  if (kept === undefined) await files.remove(hash);
}
