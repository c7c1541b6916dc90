import { mailingsKey } from '@proverka/api-client/mailings';
import type { Mailing } from '@proverka/contract/mailing';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { DeskTable } from '../../desk-table/desk-table.tsx';
import { numberedPage, pageNumber } from '../../desk-table/numbered-page.ts';
import { useListPages } from '../../desk-table/use-list-pages.ts';
import { useListState } from '../../desk-table/use-list-state.ts';
import { mailingsColumns } from './mailings-columns.ts';

/** As the API pages them. */
const size = 20;
const none: readonly never[] = [];
const idOf = ({ mailing_id: id }: Mailing): string => id;
const hrefOf = ({ mailing_id: id }: Mailing): string => `/admin/content/mailings/${id}/`;

/** All mailings, the newest first. */
export function MailingsList() {
  const { api } = usePlatform();
  const state = useListState(none, none);
  const pages = useListPages<Mailing>({
    queryKey: [...mailingsKey, 'list'],
    read: async (after, signal) => {
      const page = pageNumber(after);
      const query = { offset: page * size };
      const { mailings, total } = await api.call('GET /admin/mailings', { query }, { signal });
      return numberedPage({ rows: mailings, total, page, size });
    },
  });
  return (
    <DeskTable
      name="mailings"
      label="Рассылки"
      columns={mailingsColumns}
      filters={none}
      empty={{
        title: 'Рассылок пока нет',
        text: 'Начните с черновика: его можно посмотреть и отправить себе.',
      }}
      {...{ state, pages, idOf, hrefOf }}
    />
  );
}
