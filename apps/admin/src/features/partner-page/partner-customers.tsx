import { partnersKey } from '@proverka/api-client/desk-partners';
import type { PartnerCustomer } from '@proverka/contract/desk-partners';
import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { staffOf } from '@proverka/shell-sdk/session';
import { momentBrief } from '@proverka/words/moments';
import desk from '../../controls/desk.module.css';
import { sumWords } from '../../controls/sum-words.ts';
import type { DeskColumn } from '../../desk-table/desk-column.ts';
import { DeskTable } from '../../desk-table/desk-table.tsx';
import { useListPages } from '../../desk-table/use-list-pages.ts';
import { useListState } from '../../desk-table/use-list-state.ts';

const columns: readonly DeskColumn<PartnerCustomer>[] = [
  { key: 'email', title: 'Клиент', text: ({ email }) => email },
  { key: 'created', title: 'Регистрация', text: ({ created_date: at }) => momentBrief(at) },
  {
    key: 'orders',
    title: 'Оплаченных заказов',
    text: ({ paid_orders: count }) => String(count),
    number: ({ paid_orders: count }) => count,
  },
  { key: 'spent', title: 'Потратил', text: ({ spent }) => sumWords(spent), number: ({ spent }) => spent },
  {
    key: 'reward',
    title: 'Вознаграждение',
    text: ({ reward }) => sumWords(reward),
    number: ({ reward }) => reward,
  },
];
const noFilters: readonly never[] = [];
const idOf = ({ person_id: id }: PartnerCustomer): string => id;
const hrefOf = ({ person_id: id }: PartnerCustomer): string => `/admin/people/${id}/`;

/** Whom a partner's link brought; links only for those who may read people. */
export function PartnerCustomers({ id }: { readonly id: string }) {
  const { api } = usePlatform();
  const mayReadPeople = useSession(staffOf)?.grants.includes('people') ?? false;
  const state = useListState(noFilters);
  const pages = useListPages<PartnerCustomer>({
    queryKey: [...partnersKey, 'customers', id],
    read: async (after, signal) => {
      const { customers, ...page } = await api.call(
        'POST /admin/partners/{person_id}/customers',
        { params: { person_id: id }, body: { after } },
        { signal },
      );
      return { ...page, rows: customers };
    },
  });
  return (
    <section aria-labelledby="customers" className={desk.section}>
      <h2 id="customers">Кого привёл</h2>
      <DeskTable
        name="partner-customers"
        label="Клиенты партнёра"
        filters={noFilters}
        empty={{ title: 'Пока никого', text: 'Здесь появится каждый, кто зарегистрируется по ссылке.' }}
        {...{ columns, state, pages, idOf }}
        {...(mayReadPeople && { hrefOf })}
      />
    </section>
  );
}
