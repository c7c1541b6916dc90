import type { PersonPage } from '@proverka/contract/desk-people';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { Table, type TableColumn } from '@proverka/ui-kit/table';
import { momentExact } from '@proverka/words/moments';

type Event = NonNullable<PersonPage['events']>[number];

/** Security events of the account, by their names in the journal. */
export const Events = ({ events }: { readonly events: readonly Event[] }) =>
  events.length === 0 ? (
    <EmptyState
      title="Событий нет"
      text="Здесь появятся входы, изменения и обращения сотрудников к аккаунту."
    />
  ) : (
    <Table hideCaption caption="Журнал" columns={columns} rows={events} rowKey={({ seq }) => String(seq)} />
  );

const columns: readonly TableColumn<Event>[] = [
  { key: 'event', title: 'Событие', kind: 'main', cell: ({ event }) => event },
  { key: 'at', title: 'Когда (МСК)', cell: ({ date }) => momentExact(date) },
  { key: 'by', title: 'Кто', cell: ({ is_own: isOwn }) => (isOwn ? 'владелец' : 'сотрудник или сервис') },
];
