import type { Deal } from '@proverka/contract/deal';
import type { Product } from '@proverka/contract/product';
import { dealDraft, type DealDraft } from '@proverka/order-flow/deal-draft';
import { optionPrice } from '@proverka/order-flow/price-options';
import { useState } from 'react';
import { isSamePerson, ownerOf } from './deal-sellers.domain.ts';
import { insurance } from './insurance.tsx';
import type { DealSellers } from './use-deal-sellers.ts';
import { useOwnerRows } from './use-owner-rows.ts';

/** What a risk check is ordered with, and the rows its owners are named in. */
export function useRiskDeal(objectKey: string, products: readonly Product[], sellers: DealSellers) {
  const [draft, setDraft] = useState<DealDraft>(
    () => dealDraft(objectKey).read() ?? { owners: [], isInsured: false },
  );
  const change = (part: Partial<DealDraft>) => {
    const changed = { ...draft, ...part };
    setDraft(changed);
    dealDraft(objectKey).save(changed);
  };
  const owners = useOwnerRows({
    owners: draft.owners,
    sellers: unlistedSellers(sellers.deal, draft.owners),
    onChange: (named) => change({ owners: named }),
    keep: sellers.keep,
  });
  // A kept wish for what is not sold any more is no wish.
  const isInsured = draft.isInsured && products.some((one) => optionPrice(one, insurance) !== null);
  return { deal: { ...draft, isInsured }, change, owners };
}

/** Sellers of the folder whom nobody has named in this tab. */
const unlistedSellers = (deal: Deal | null, owners: DealDraft['owners']) =>
  (deal?.sellers ?? []).filter((seller) => !owners.some((owner) => isSamePerson(seller, owner))).map(ownerOf);
