import type { Connection } from '#platform/db/transaction.ts';
import type { PersonalDataDeps } from '../deps.ts';
import { hashRequestCode, newRequestCode } from './request-code.ts';

const CODE_LIFE_MS = 600_000;

/** The hash is stored for everybody, so that a guess at a code says nothing about e-mail or phone either. */
export async function renewCode(deps: PersonalDataDeps, db: Connection, id: string): Promise<string> {
  const code = newRequestCode();
  await db
    .updateTable('subject_request')
    .set({
      code_hash: hashRequestCode(deps.config.appSecret, id, code),
      code_attempts: 0,
      code_expires_at: new Date(deps.now().getTime() + CODE_LIFE_MS),
    })
    .where('id', '=', id)
    .execute();
  return code;
}
