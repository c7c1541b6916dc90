import type { DeskPerson, PeopleSort } from '@proverka/contract/desk-people';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { useMemo } from 'react';
import type { BulkAct } from '../../desk-table/desk-column.ts';
import { DeskTable } from '../../desk-table/desk-table.tsx';
import { useListPages } from '../../desk-table/use-list-pages.ts';
import { useListState } from '../../desk-table/use-list-state.ts';
import { peopleColumns, peopleSorts } from './people-columns.tsx';
import { peopleFilters, peopleQueryOf } from './people-filters.ts';

const idOf = ({ person_id: id }: DeskPerson): string => id;
const hrefOf = ({ person_id: id }: DeskPerson): string => `/admin/people/${id}/`;
const newestFirst = { key: 'created', isAscending: false } as const;

/** All account holders. */
export function PeopleList() {
  const { api } = usePlatform();
  const filters = usePeopleFilters();
  const state = useListState(filters, peopleSorts);
  const { key, isAscending } = state.sort ?? newestFirst;
  const body = { ...peopleQueryOf(state.values), sort: key as PeopleSort, is_ascending: isAscending };
  const pages = useListPages<DeskPerson>({
    queryKey: ['desk-people', body],
    read: async (after, signal) => {
      const { people, ...page } = await api.call(
        'POST /admin/users',
        { body: { ...body, after } },
        { signal },
      );
      return { ...page, rows: people };
    },
  });
  return (
    <DeskTable
      name="people"
      label="Люди"
      columns={peopleColumns}
      filters={filters}
      state={{ ...state, sort: state.sort ?? newestFirst }}
      pages={pages}
      idOf={idOf}
      hrefOf={hrefOf}
      acts={useCopyEmails()}
      empty={{ title: 'Аккаунтов пока нет', text: 'Здесь появится каждый, кто зарегистрируется на сайте.' }}
    />
  );
}

/** Tariffs come from the API; until then the list is not filtered by them. */
function usePeopleFilters() {
  const { api } = usePlatform();
  const { data } = useQuery({
    queryKey: ['desk-tariffs'],
    queryFn: ({ signal }) => api.call('GET /admin/users/tariffs', {}, { signal }),
    staleTime: Infinity,
    retry: false,
  });
  const tariffs = data?.tariffs;
  return useMemo(
    () =>
      peopleFilters(
        (tariffs ?? []).map(({ tariff_simple_id: id, tariff_name: label }) => ({ value: String(id), label })),
      ),
    [tariffs],
  );
}

function useCopyEmails(): readonly BulkAct<DeskPerson>[] {
  const { notices } = usePlatform();
  const copy = (people: readonly DeskPerson[]) =>
    navigator.clipboard.writeText(people.map(({ email }) => email).join('\n')).then(
      () => notices.show('clear', 'Адреса скопированы'),
      () => notices.show('danger', 'Скопировать не удалось'),
    );
  return [{ label: 'Скопировать e-mail', run: (people) => void copy(people) }];
}
