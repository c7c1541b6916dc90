import { RestrictedPage } from '@proverka/order-flow/restricted-page';
import type { RestrictedSession } from '@proverka/contract/account';
import { useRevalidator } from 'react-router';

/** Replaces a page that is closed to a restricted session; the page is loaded once the session may see it. */
export function ClosedPage({ restricted }: { readonly restricted: RestrictedSession }) {
  const { revalidate } = useRevalidator();
  return <RestrictedPage restricted={restricted} onOpened={() => void revalidate()} />;
}
