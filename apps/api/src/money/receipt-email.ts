import { brandOf } from '@proverka/brand/brands';
import type { BrandId } from '@proverka/brand/host';
import { isOfNobody } from '#platform/mail/queue-letter.ts';

/** Where a receipt goes. The provider wants an address; nobody reads that of a destroyed account, so the support keeps it. */
export const receiptEmailOf = ({
  email,
  brand,
}: {
  readonly email: string;
  readonly brand: BrandId;
}): string => (isOfNobody(email) ? brandOf(brand).supportEmail : email);
