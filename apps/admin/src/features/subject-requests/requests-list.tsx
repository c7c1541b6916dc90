import { subjectRequestsKey } from '@proverka/api-client/subject-requests';
import type { SubjectRequestLine } from '@proverka/contract/subject-request';
import { usePlatform } from '@proverka/shell-sdk/platform';
import type { FilterValues } from '../../desk-table/list-address.domain.ts';
import { DeskTable } from '../../desk-table/desk-table.tsx';
import { wholePage } from '../../desk-table/numbered-page.ts';
import { useListPages } from '../../desk-table/use-list-pages.ts';
import { useListState } from '../../desk-table/use-list-state.ts';
import { requestsColumns, requestsFilters } from './requests-columns.tsx';

const idOf = ({ request_id: id }: SubjectRequestLine): string => id;
const hrefOf = ({ request_id: id }: SubjectRequestLine): string => `/admin/subject-requests/${id}/`;

/** The list comes whole, so it is filtered here. */
const fits =
  ({ kind, late }: FilterValues) =>
  (request: SubjectRequestLine): boolean =>
    (kind === undefined || request.kind === kind) && (late === undefined || request.is_late);

/** Those to answer first on top; late ones are marked. */
export function RequestsList({ list }: { readonly list: 'open' | 'done' }) {
  const { api } = usePlatform();
  const state = useListState(requestsFilters);
  const pages = useListPages<SubjectRequestLine>({
    queryKey: [...subjectRequestsKey, list, state.values],
    isQueue: true,
    read: async (_, signal) => {
      const { requests } = await api.call('GET /admin/subject_requests', { query: { list } }, { signal });
      return wholePage(requests.filter(fits(state.values)));
    },
  });
  return (
    <DeskTable
      name="subject-requests"
      label="Запросы"
      columns={requestsColumns}
      filters={requestsFilters}
      empty={{ title: 'Запросов нет', text: 'Здесь появятся запросы со страницы «Сведения обо мне».' }}
      {...{ state, pages, idOf, hrefOf }}
    />
  );
}
