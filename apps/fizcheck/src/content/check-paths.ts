import { checkFormOf } from './check-forms.ts';

export const checkoutPath = '/fizcheckCheckout/';

const ratings: ReadonlySet<string> = new Set(['CreditRating', 'CheckBki']);

/** With an id below it, the preview of such a check; without one, the sample report. */
export function previewPath(productName: string): string {
  if (ratings.has(productName)) return '/credit-rating-preview/';
  const { kind } = checkFormOf(productName);
  if (kind === 'company') return '/counter-agent-preview/';
  return kind === 'car' ? '/check-auto-preview/' : '/check-person-preview/';
}
