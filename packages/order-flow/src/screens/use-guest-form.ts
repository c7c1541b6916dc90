import type { RegisterForm } from '@proverka/validation/forms/register';
import { useState } from 'react';
import type { OrderView } from './use-order.ts';

/** What a guest types and ticks. */
export type GuestForm = Pick<RegisterForm, 'email' | 'phone' | 'acceptsOffer' | 'consentsToProcessing'>;

const noConsents = { acceptsOffer: false, consentsToProcessing: false };
const emptyForm: GuestForm = { email: '', phone: '', ...noConsents };

/**
 * The form for as long as one order is on the screen, in memory only. Consent is recorded with the time of its order, so
 * none is carried over to the next one; nothing of a guest is left for whoever is here after somebody signed in.
 */
export function useGuestForm({ state, isSignedIn }: Pick<OrderView, 'state' | 'isSignedIn'>) {
  const [kept, keep] = useState(emptyForm);
  if (isSignedIn && kept !== emptyForm) keep(emptyForm);
  else if ('order' in state && (kept.acceptsOffer || kept.consentsToProcessing)) {
    keep({ ...kept, ...noConsents });
  }
  return [kept, keep] as const;
}
