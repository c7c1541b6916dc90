import { brandOf } from '@proverka/brand/brands';
import { inTransaction } from '#platform/db/transaction.ts';
import type { PersonalDataDeps } from '../deps.ts';
import { renewCode } from './renew-code.ts';
import { lockRequest, namesAt } from './request.store.ts';

/** Sends the code to a phone that somebody has verified or signed with; the answer to the request did not wait for it. */
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
