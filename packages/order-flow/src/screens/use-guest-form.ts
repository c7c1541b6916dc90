import type { RegisterForm } from '@proverka/validation/forms/register';
import { useState } from 'react';
import type { OrderView } from './use-order.ts';

/** A guest's contacts and consents. */
export type GuestForm = Pick<RegisterForm, 'email' | 'phone' | 'acceptsOffer' | 'consentsToProcessing'>;

const noConsents = { acceptsOffer: false, consentsToProcessing: false };
const emptyForm: GuestForm = { email: '', phone: '', ...noConsents };

/**
 * The form's data for one order, in memory only. Consent is recorded with the time of its order, so it is not carried over to
 * the next one; a guest's data is dropped when somebody signs in.
 */
export function useGuestForm({ state, visitor }: Pick<OrderView, 'state' | 'visitor'>) {
  const [kept, keep] = useState(emptyForm);
  if (visitor === 'signed-in' && kept !== emptyForm) keep(emptyForm);
  else if ('order' in state && (kept.acceptsOffer || kept.consentsToProcessing)) {
    keep({ ...kept, ...noConsents });
  }
  return [kept, keep] as const;
}
