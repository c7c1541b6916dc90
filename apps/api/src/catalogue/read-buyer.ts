import type { CatalogueDeps } from './deps.ts';
import { discountOf, findNamedDiscounts, isRunning, isIgnored } from './discounts/discount.store.ts';
import { readStanding, standingOf } from './buyer/standing.ts';
import type { Discount } from './products/discount.domain.ts';
import { guest } from './pricing.domain.ts';
import type { Buyer } from './pricing.domain.ts';

type BuyerDeps = Pick<CatalogueDeps, 'db' | 'now' | 'tariffs' | 'catalogue'>;

/**
 * The asker's terms: tariff, special prices and campaign; a guest has a campaign at most. A campaign named in the address
 * replaces the one the asker registered by.
 */
export async function readBuyer(deps: BuyerDeps, userId: string | null, campaign?: string): Promise<Buyer> {
  const named = await readCampaign(deps, campaign);
  if (userId === null) return { ...guest, campaign: named };
  const [facts, tariffs, catalogue] = await Promise.all([
    readStanding(deps.db, userId),
    deps.tariffs(),
    deps.catalogue(),
  ]);
  const standing = standingOf(tariffs, catalogue, facts);
  const { name: title, discountPercent } = standing.tariff;
  return {
    personId: userId,
    priceRole: standing.hasRolePrices ? facts.role : null,
    tariff: { title, discountPercent },
    campaign: named ?? (await readCampaign(deps, facts.campaign)),
  };
}

/** The campaign in the URL; null for an unknown, expired or ignored one. */
export async function readCampaign(
  deps: Pick<CatalogueDeps, 'db' | 'now'>,
  code: string | null | undefined,
): Promise<Discount | null> {
  if (!code?.trim()) return null;
  const [row] = await findNamedDiscounts(deps.db, null, { ids: [], codes: [code] });
  return row?.kind === 'campaign' && isRunning(row, deps.now()) && !isIgnored(row) ? discountOf(row) : null;
}
