import type { OwnCustomer } from '@proverka/contract/responsible-user';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { momentBrief } from '@proverka/words/moments';
import { formatPhone } from '@proverka/words/phone';
import { brandWords } from '../../controls/account-words.ts';
import { sumWords } from '../../controls/sum-words.ts';
import type { DeskColumn } from '../../desk-table/desk-column.ts';
import { DeskTable } from '../../desk-table/desk-table.tsx';
import { useListPages } from '../../desk-table/use-list-pages.ts';
import { useListState } from '../../desk-table/use-list-state.ts';

const columns: readonly DeskColumn<OwnCustomer>[] = [
  { key: 'name', title: 'Клиент', text: ({ name, email }) => name || email },
  { key: 'email', title: 'E-mail', text: ({ email }) => email },
  { key: 'phone', title: 'Телефон', text: ({ phone }) => formatPhone(phone), isPhone: true },
  {
    key: 'orders',
    title: 'Оплачено заказов',
    text: ({ paid_orders: count }) => String(count),
    number: ({ paid_orders: count }) => count,
  },
  {
    key: 'spent',
    title: 'Сумма покупок',
    text: ({ spent }) => sumWords(spent),
    number: ({ spent }) => spent,
  },
  { key: 'brand', title: 'Сайт', text: ({ brand }) => brandWords[brand] },
  { key: 'created', title: 'Пришёл', text: ({ created_date: at }) => momentBrief(at) },
  { key: 'assigned', title: 'Назначен вам', text: ({ assigned_date: at }) => momentBrief(at) },
];

const noFilters: readonly never[] = [];
const idOf = ({ person_id: id }: OwnCustomer): string => id;

/** The customers of whoever looks. */
export function OwnCustomers() {
  const { api } = usePlatform();
  const state = useListState(noFilters);
  const pages = useListPages<OwnCustomer>({
    queryKey: ['desk-numbers', 'own-customers'],
    read: async (after, signal) => {
      const { customers, ...page } = await api.call(
        'POST /admin/responsible_user/customers',
        { body: { after } },
        { signal },
      );
      return { ...page, rows: customers };
    },
  });
  return (
    <DeskTable
      name="own-customers"
      label="Мои клиенты"
      filters={noFilters}
      empty={{
        title: 'Клиентов пока нет',
        text: 'Ответственного назначает администратор на странице человека.',
      }}
      {...{ columns, state, pages, idOf }}
    />
  );
}
