import { caseStaffQuery, deskCasesKey } from '@proverka/api-client/cases';
import { deskCaseSorts } from '@proverka/contract/desk-cases';
import type { DeskCase } from '@proverka/contract/desk-cases';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { useMemo } from 'react';
import { DeskTable } from '../../desk-table/desk-table.tsx';
import { useListPages } from '../../desk-table/use-list-pages.ts';
import { useListState } from '../../desk-table/use-list-state.ts';
import { casesColumns } from './cases-columns.tsx';
import { casesFilters, casesQueryOf } from './cases-filters.ts';

const idOf = ({ case_id: id }: DeskCase): string => id;
const hrefOf = ({ case_id: id }: DeskCase): string => `/admin/cases/${id}/`;
const dueFirst = { key: 'due', isAscending: true } as const;

/** The queue: what is due first stands first. */
export function CasesList() {
  const { api } = usePlatform();
  const filters = useCasesFilters();
  const state = useListState(filters, deskCaseSorts);
  const { key, isAscending } = state.sort ?? dueFirst;
  const sort = deskCaseSorts.find((one) => one === key) ?? 'due';
  const body = { ...casesQueryOf(state.values), sort, is_ascending: isAscending };
  const pages = useListPages<DeskCase>({
    queryKey: [...deskCasesKey, 'list', body],
    read: async (after, signal) => {
      const { cases, ...page } = await api.call(
        'POST /admin/cases',
        { body: { ...body, after } },
        { signal },
      );
      return { ...page, rows: cases };
    },
  });
  return (
    <DeskTable
      name="cases"
      label="Обращения"
      columns={casesColumns}
      idOf={idOf}
      hrefOf={hrefOf}
      empty={{
        title: 'Обращений пока нет',
        text: 'Здесь появится всё, что пишут клиенты: вопросы, ошибки в отчётах, споры, а ещё заказы, которые задерживаются.',
      }}
      state={{ ...state, sort: state.sort ?? dueFirst }}
      {...{ filters, pages }}
    />
  );
}

/** Colleagues come from the API; until then the list is not filtered by them. */
function useCasesFilters() {
  const { api } = usePlatform();
  const { data } = useQuery({ ...caseStaffQuery(api), staleTime: Infinity });
  const staff = data?.staff;
  return useMemo(
    () => casesFilters((staff ?? []).map(({ person_id: value, name: label }) => ({ value, label }))),
    [staff],
  );
}
