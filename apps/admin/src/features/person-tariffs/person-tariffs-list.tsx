import type { PersonTariff } from '@proverka/contract/desk-person-parts';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { momentBrief } from '@proverka/words/moments';
import { useMemo } from 'react';
import type { DeskColumn, DeskFilter } from '../../desk-table/desk-column.ts';
import { DeskTable } from '../../desk-table/desk-table.tsx';
import { useListPages } from '../../desk-table/use-list-pages.ts';
import { useListState } from '../../desk-table/use-list-state.ts';

/** Tariffs that the staff assigned, the newest first; they are changed on the page of the person. */
export function PersonTariffsList() {
  const { api } = usePlatform();
  const filters = useFilters();
  const state = useListState(filters, noSorts);
  const chosen = state.values['tariff_simple_id'];
  const body = { ...(chosen && { tariff_simple_id: Number(chosen) }) };
  const pages = useListPages<PersonTariff>({
    queryKey: ['desk-person-tariffs', body],
    read: async (after, signal) => {
      const { tariffs, ...page } = await api.call(
        'POST /admin/person_tariffs',
        { body: { ...body, after } },
        { signal },
      );
      return { ...page, rows: tariffs };
    },
  });
  return (
    <DeskTable
      name="person-tariffs"
      label="Назначенные тарифы"
      columns={columns}
      filters={filters}
      state={state}
      pages={pages}
      idOf={idOf}
      hrefOf={hrefOf}
      empty={{
        title: 'Тарифы никому не назначены',
        text: 'У всех тариф по сумме покупок. Назначить другой можно на странице человека.',
      }}
    />
  );
}

/** Tariffs come from the API; until then the list is not filtered. */
function useFilters(): readonly DeskFilter[] {
  const { api } = usePlatform();
  const { data } = useQuery({
    queryKey: ['desk-tariffs'],
    queryFn: ({ signal }) => api.call('GET /admin/users/tariffs', {}, { signal }),
    staleTime: Infinity,
    retry: false,
  });
  const tariffs = data?.tariffs;
  return useMemo(
    () => [
      {
        key: 'tariff_simple_id',
        label: 'Тариф',
        kind: 'choice',
        options: (tariffs ?? []).map(({ tariff_simple_id: id, tariff_name: label }) => ({
          value: String(id),
          label,
        })),
      },
    ],
    [tariffs],
  );
}

const noSorts: readonly string[] = [];
const idOf = ({ person_id: id }: PersonTariff): string => id;
const hrefOf = ({ person_id: id }: PersonTariff): string => `/admin/people/${id}/?part=tariff`;

const columns: readonly DeskColumn<PersonTariff>[] = [
  { key: 'name', title: 'Человек', text: ({ person_name: name }) => name },
  { key: 'email', title: 'E-mail', text: ({ email }) => email },
  { key: 'tariff', title: 'Тариф', text: ({ tariff_name: name }) => name },
  { key: 'by', title: 'Кто назначил', text: ({ assigned_by: by }) => by.name },
  { key: 'at', title: 'Когда', text: ({ assigned_date: at }) => momentBrief(at) },
];
