import { networkOf } from '@proverka/validation/network';
import type { Transaction } from '#platform/db/transaction.ts';
import { queueLetter } from '#platform/mail/queue-letter.ts';
import type { PersonalDataDeps } from '../deps.ts';
import { requestCode } from '../letters.domain.ts';
import { renewCode } from './renew-code.ts';
import { namesAt } from './request.store.ts';
import type { RequestRow } from './request.store.ts';

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

/** One network cannot use up what the owner of a number may be sent in a day. */
export const messageLimits = (phone: string, address: string) =>
  [
    ['sms_address', address],
    ['sms_phone_network', `${phone} ${networkOf(address)}`],
    ['sms_phone', phone],
  ] as const;
