import { brandOf } from '@proverka/brand/brands';
import { networkOf } from '@proverka/validation/network';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Connection, Transaction } from '#platform/db/transaction.ts';
import { queueLetter } from '#platform/mail/queue-letter.ts';
import type { PersonalDataDeps } from '../deps.ts';
import { requestCode } from '../letters.domain.ts';
import { hashRequestCode, newRequestCode } from './request-code.ts';
import { lockRequest, namesAt } from './request.store.ts';
import type { RequestRow } from './request.store.ts';

const CODE_LIFE_MS = 600_000;

/** A code to the e-mail of the request, if somebody has verified it. */
export async function mailCode(deps: PersonalDataDeps, tx: Transaction, row: RequestRow): Promise<void> {
  if (row.phone !== '') await changePhone(tx, row.id, '');
  const { id, brand, email } = row;
  const code = await renewCode(deps, tx, id);
  if ((await namesAt(tx, { email, phone: '' })).length === 0) return;
  const reason = `subject-request:${id}:${deps.now().getTime()}`;
  await queueLetter(deps, tx, { reason, brand, recipient: email, letter: requestCode(code), isSecret: true });
}

/** A code to a phone goes out behind the answer, which takes the same time for a phone nobody has. */
export async function orderMessage(
  deps: PersonalDataDeps,
  tx: Transaction,
  requestId: string,
  phone: string,
): Promise<void> {
  // A code that is on its way to another place must not prove this phone.
  await changePhone(tx, requestId, phone);
  await deps.enqueue(tx, 'personal-data.request-code', [{ requestId }]);
}

const changePhone = (tx: Transaction, id: string, phone: string) =>
  tx.updateTable('subject_request').set({ phone, code_hash: null }).where('id', '=', id).execute();

export async function sendRequestCodeJob(deps: PersonalDataDeps, requestId: string): Promise<void> {
  const ready = await inTransaction(deps.db, async (tx) => {
    const row = await lockRequest(tx, requestId);
    if (row?.state !== 'unproven' || row.phone === '') return null;
    const code = await renewCode(deps, tx, requestId);
    return (await namesAt(tx, row)).length === 0 ? null : { code, phone: row.phone, brand: row.brand };
  });
  if (ready === null) return;
  const { code, phone, brand } = ready;
  const text = `${code} — код для запроса «Сведения обо мне», ${brandOf(brand).name}. Никому его не сообщайте`;
  if (!(await deps.sms.send(phone, text))) deps.log.warn({ requestId }, 'a code of a request was not sent');
}

/** One network cannot use up what the owner of a number may be sent in a day. */
export const messageLimits = (phone: string, address: string) =>
  [
    ['sms_address', address],
    ['sms_phone_network', `${phone} ${networkOf(address)}`],
    ['sms_phone', phone],
  ] as const;

/** The hash is stored for everybody, so that a guess at a code says nothing about e-mail or phone either. */
async function renewCode(deps: PersonalDataDeps, db: Connection, id: string): Promise<string> {
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
