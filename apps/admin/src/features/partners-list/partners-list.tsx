import { partnersKey } from '@proverka/api-client/desk-partners';
import { partnerSorts, type DeskPartner, type PartnerSort } from '@proverka/contract/desk-partners';
import { usePlatform } from '@proverka/shell-sdk/platform';
import type { DeskFilter } from '../../desk-table/desk-column.ts';
import { DeskTable } from '../../desk-table/desk-table.tsx';
import { useListPages } from '../../desk-table/use-list-pages.ts';
import { useListState } from '../../desk-table/use-list-state.ts';
import { partnersColumns } from './partners-columns.tsx';

const filters: readonly DeskFilter[] = [
  {
    key: 'text',
    label: 'Имя, e-mail или телефон',
    kind: 'text',
    placeholder: 'Начало слова; клавиша /',
    isPersonal: true,
  },
  { key: 'owed_from', label: 'Должны от, ₽', kind: 'number' },
];
const idOf = ({ person_id: id }: DeskPartner): string => id;
const hrefOf = ({ person_id: id }: DeskPartner): string => `/admin/partners/${id}/`;
const mostOwedFirst = { key: 'owed', isAscending: false } as const;

/** Everybody whose link brought an account. */
export function PartnersList() {
  const { api } = usePlatform();
  const state = useListState(filters, partnerSorts);
  const { key, isAscending } = state.sort ?? mostOwedFirst;
  const { text, owed_from: owed } = state.values;
  const body = {
    ...(text !== undefined && { text }),
    ...(owed !== undefined && { owed_from: Number(owed) }),
    sort: key as PartnerSort,
    is_ascending: isAscending,
  };
  const pages = useListPages<DeskPartner>({
    queryKey: [...partnersKey, 'list', body],
    read: async (after, signal) => {
      const { partners, ...page } = await api.call(
        'POST /admin/partners',
        { body: { ...body, after } },
        { signal },
      );
      return { ...page, rows: partners };
    },
  });
  return (
    <DeskTable
      name="partners"
      label="Партнёры"
      columns={partnersColumns}
      state={{ ...state, sort: state.sort ?? mostOwedFirst }}
      empty={{
        title: 'Партнёров пока нет',
        text: 'Здесь появится каждый, по чьей ссылке кто-нибудь зарегистрируется.',
      }}
      {...{ filters, pages, idOf, hrefOf }}
    />
  );
}
