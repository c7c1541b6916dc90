import type { ReportsDeps } from '../deps.ts';
import { destroySellerExtracts } from './destroy-seller-extracts.ts';

const AT_ONCE = 200;

/** A day after the upload an extract nobody ordered is destroyed; the file of an ordered one stays with its report. */
export async function expireSellerExtractsJob(deps: ReportsDeps): Promise<void> {
  for (;;) {
    const due = await deps.db
      .selectFrom('seller_extract')
      .select('id')
      .where('expires_at', '<', deps.now())
      .limit(AT_ONCE)
      .execute();
    await destroySellerExtracts(
      deps,
      due.map(({ id }) => id),
      deps.now(),
    );
    if (due.length < AT_ONCE) return;
  }
}
