import type { Catalogue } from './catalogue.domain.ts';
import type { CatalogueDeps } from './deps.ts';
import { discountOf, findNamedDiscounts, isRunning, isIgnored } from './discounts/discount.store.ts';
import { readStanding, standingOf } from './buyer/standing.ts';
import type { StandingFacts } from './buyer/standing.ts';
import type { Connection } from '#platform/db/transaction.ts';
import type { Discount } from './products/discount.domain.ts';
import { guest } from './pricing.domain.ts';
import type { Buyer } from './pricing.domain.ts';
import type { TariffTerms } from './tariffs/tariff.domain.ts';

export { STANDING, standingFactsOf } from './buyer/standing.ts';
export type { StandingFacts, StandingRow } from './buyer/standing.ts';

type BuyerDeps = Pick<CatalogueDeps, 'db' | 'now' | 'tariffs' | 'catalogue'>;

/** What an asker is priced by besides their own standing. */
export interface Pricing {
  readonly catalogue: Catalogue;
  readonly tariffs: readonly TariffTerms[];
  /** The campaign in the address of the page. */
  readonly named: Discount | null;
}

export async function readPricing(deps: BuyerDeps, campaign: string | undefined): Promise<Pricing> {
  const [catalogue, tariffs, named] = await Promise.all([
    deps.catalogue(),
    deps.tariffs(),
    readCampaign(deps, campaign),
  ]);
  return { catalogue, tariffs, named };
}

/**
 * The asker's terms: tariff, special prices and campaign; a guest has a campaign at most. A campaign named in the address
 * replaces the one the asker registered by.
 */
export async function readBuyer(deps: BuyerDeps, userId: string | null, campaign?: string): Promise<Buyer> {
  if (userId === null) return { ...guest, campaign: await readCampaign(deps, campaign) };
  const [facts, pricing] = await Promise.all([readStanding(deps.db, userId), readPricing(deps, campaign)]);
  return buyerOf(deps, userId, facts, pricing);
}

/** The same, of somebody whose standing is known. */
export async function buyerOf(
  deps: { readonly db: Connection; readonly now: () => Date },
  userId: string,
  facts: StandingFacts,
  { catalogue, tariffs, named }: Pricing,
): Promise<Buyer> {
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
  deps: { readonly db: Connection; readonly now: () => Date },
  code: string | null | undefined,
): Promise<Discount | null> {
  if (!code?.trim()) return null;
  const [row] = await findNamedDiscounts(deps.db, null, { ids: [], codes: [code] });
  return row?.kind === 'campaign' && isRunning(row, deps.now()) && !isIgnored(row) ? discountOf(row) : null;
}
