import type { PersonEvent } from '@proverka/contract/desk-person-parts';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Link } from '@proverka/shell-sdk/router';
import { rubles } from '@proverka/validation/money';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { formatMoney } from '@proverka/words/money';
import { momentExact } from '@proverka/words/moments';
import { typeset } from '@proverka/words/typeset';
import { PagedList } from '../../controls/paged-list.tsx';
import { TimeLine } from '../../controls/time-line.tsx';
import { useGrants } from '../../controls/use-grants.ts';
import { useListPages } from '../../desk-table/use-list-pages.ts';
import { personEventTitle } from './person-event-words.ts';

/** What happened to an account, the latest first. */
export function PersonTimeline({ personId }: { readonly personId: string }) {
  const { api } = usePlatform();
  const mayReadOrders = useGrants().includes('orders');
  const pages = useListPages<PersonEvent>({
    queryKey: ['desk-timeline', personId],
    read: async (before, signal) => {
      const params = { person_id: personId };
      const query = { ...(before !== undefined && { before }) };
      const page = await api.call('GET /admin/users/{person_id}/timeline', { params, query }, { signal });
      return { rows: page.events, next: page.next, total: null };
    },
  });
  return (
    <PagedList
      pages={pages}
      what="события"
      empty={{ title: 'Событий нет', text: 'Здесь появится всё, что происходило с аккаунтом.' }}
    >
      {(events) => (
        <TimeLine
          label="Что происходило"
          rows={events.map((event) => ({
            key: [event.at, event.kind, event.status, event.text, event.order_id].join(' '),
            at: event.at,
            when: momentExact(event.at),
            title: typeset(personEventTitle(event)),
            about: <About event={event} isLinked={mayReadOrders} />,
          }))}
        />
      )}
    </PagedList>
  );
}

interface AboutProps {
  readonly event: PersonEvent;
  readonly isLinked: boolean;
}

function About({ event: { amount, order_id: orderId }, isLinked }: AboutProps) {
  if (amount === null && orderId === null) return null;
  return (
    <>
      {amount !== null && formatMoney(rubles(amount))}{' '}
      {orderId !== null && isLinked && (
        <Link to={`/admin/orders/${orderId}/`} className={linkClassName()}>
          Заказ
        </Link>
      )}
    </>
  );
}
