import { countingWrong } from '#platform/http/usage.store.ts';
import { done, refuse } from '#platform/result.ts';
import type { CatalogueDeps } from './deps.ts';
import { readCampaign } from './read-buyer.ts';

/** The campaign of a page's address, unless too many that do not exist were tried from where it is asked. */
export async function triedCampaign(
  deps: CatalogueDeps,
  code: string | undefined,
  address: string,
): Promise<string | undefined> {
  if (!code?.trim()) return undefined;
  const tried = await countingWrong(deps, [['campaign_address', address]], ['coupon_not_found'], async () =>
    (await readCampaign(deps, code)) === null ? refuse('coupon_not_found') : done(code),
  );
  return tried.ok ? tried.value : undefined;
}
