import { isCreditHistory } from '@proverka/catalogue/credit-history';
import { checkNeeds } from '@proverka/catalogue/check-needs';

export const checkoutPath = '/fizcheckCheckout/';

/** Below it, by its id, the preview of such a check; by itself the sample report. */
export function previewPath(productName: string): string {
  if (isCreditHistory(productName)) return '/credit-rating-preview/';
  const kind = checkNeeds(productName)?.kind;
  if (kind === 'company') return '/counter-agent-preview/';
  return kind === 'car' ? '/check-auto-preview/' : '/check-person-preview/';
}
