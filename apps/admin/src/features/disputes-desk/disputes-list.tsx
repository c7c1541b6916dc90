import { disputesKey } from '@proverka/api-client/disputes';
import type { DisputeLine, DisputeList } from '@proverka/contract/dispute';
import { disputesPageSize } from '@proverka/contract/dispute-limits';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { DeskTable } from '../../desk-table/desk-table.tsx';
import { numberedPage, pageNumber } from '../../desk-table/numbered-page.ts';
import { useListPages } from '../../desk-table/use-list-pages.ts';
import { useListState } from '../../desk-table/use-list-state.ts';
import { disputesColumns } from './disputes-columns.tsx';

const idOf = ({ dispute_id: id }: DisputeLine): string => id;
const hrefOf = ({ dispute_id: id }: DisputeLine): string => `/admin/disputes/${id}/`;

const filters = [
  {
    key: 'list',
    label: 'Список',
    kind: 'choice',
    isTab: true,
    options: [
      { value: 'open', label: 'Ждут ответа' },
      { value: 'answered', label: 'С ответом' },
    ],
  },
] as const;

const empty: Readonly<Record<DisputeList, { readonly title: string; readonly text: string }>> = {
  open: {
    title: 'Ответа никто не ждёт',
    text: 'Здесь появится спор, когда читатель отчёта сообщит об ошибке в находке. Список обновляется сам.',
  },
  answered: { title: 'Отвеченных споров пока нет', text: 'Здесь будут споры, на которые ответили.' },
};

/** Disputes, each with the finding as it was disputed: the oldest first while they wait. */
export function DisputesList({ list }: { readonly list: DisputeList }) {
  const { api } = usePlatform();
  const state = useListState(filters);
  const pages = useListPages<DisputeLine>({
    queryKey: [...disputesKey, list],
    isQueue: true,
    read: async (after, signal) => {
      const page = pageNumber(after);
      const { disputes, total } = await api.call(
        'GET /admin/disputes',
        { query: { list, page } },
        { signal },
      );
      return numberedPage({ rows: disputes, total, page, size: disputesPageSize });
    },
  });
  return (
    <DeskTable
      name="disputes"
      label="Споры"
      columns={disputesColumns[list]}
      empty={empty[list]}
      {...{ filters, state, pages, idOf, hrefOf }}
    />
  );
}
