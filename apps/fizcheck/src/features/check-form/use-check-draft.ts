import { checkDraft } from '@proverka/order-flow/check-draft';
import { useNavigate } from '@proverka/shell-sdk/router';
import { useEffect } from 'react';

const checkoutPath = '/fizcheckCheckout/';

type Subject = Readonly<Record<string, string>>;

/** Keeps what a form was filled in with and goes on to the order; nothing of it ever stands in an address. */
export function useOrderCheck(productName: string): (subject: Subject) => void {
  const navigate = useNavigate();
  return (subject) => {
    checkDraft().save({ product_name: productName, subject });
    void navigate(checkoutPath);
  };
}

/** Gives a form what it was filled in with before, for whoever comes back from the order to mend it. */
export function useFormerEntry(productName: string, fill: (subject: Subject) => void): void {
  useEffect(() => {
    const draft = checkDraft().read();
    if (draft?.product_name === productName) fill(draft.subject);
    // Once, when the form appears: from then on it is the visitor's.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
