import { bankKey } from '@proverka/api-client/bank-statements';
import { bankPageSize, type BankStatement } from '@proverka/contract/bank-statement';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { DeskTable } from '../../desk-table/desk-table.tsx';
import { numberedPage, pageNumber } from '../../desk-table/numbered-page.ts';
import { useListPages } from '../../desk-table/use-list-pages.ts';
import { useListState } from '../../desk-table/use-list-state.ts';
import { statementsColumns } from './statements-columns.ts';

const noFilters: readonly never[] = [];
const idOf = ({ statement_id: id }: BankStatement): string => id;

/** Statements uploaded before, the latest first. */
export function StatementsList() {
  const { api } = usePlatform();
  const state = useListState(noFilters);
  const pages = useListPages<BankStatement>({
    queryKey: [...bankKey, 'statements-list'],
    read: async (after, signal) => {
      const page = pageNumber(after);
      const { statements, total } = await api.call(
        'GET /admin/money/statements',
        { query: { page } },
        { signal },
      );
      return numberedPage({ rows: statements, total, page, size: bankPageSize });
    },
  });
  return (
    <DeskTable
      name="statements"
      label="Загруженные выписки"
      columns={statementsColumns}
      filters={noFilters}
      empty={{
        title: 'Выписок пока нет',
        text: 'Загрузите первую: здесь будет видно, что из неё зачислено.',
      }}
      {...{ state, pages, idOf }}
    />
  );
}
