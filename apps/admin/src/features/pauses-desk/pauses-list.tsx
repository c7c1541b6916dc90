import { pausesPageSize, type CheckPause, type PauseList } from '@proverka/contract/check-pause';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { DeskTable } from '../../desk-table/desk-table.tsx';
import { numberedPage, pageNumber } from '../../desk-table/numbered-page.ts';
import { useListPages } from '../../desk-table/use-list-pages.ts';
import { useListState } from '../../desk-table/use-list-state.ts';
import { patternWords } from './pause-words.ts';
import { PauseView } from './pause-view.tsx';
import { pausesColumns } from './pauses-columns.ts';

const pausesKey = ['pauses'] as const;
const idOf = ({ pause_id: id }: CheckPause): string => id;

const filters = [
  {
    key: 'list',
    label: 'Список',
    kind: 'choice',
    isTab: true,
    options: [
      { value: 'open', label: 'Приостановлены' },
      { value: 'ended', label: 'Сняты' },
    ],
  },
] as const;

export const pausesAddress = (list: PauseList): string =>
  list === 'open' ? '/admin/pauses/' : `/admin/pauses/?list=${list}`;

/** Accounts whose checks of people are paused; a row opens in a dialog, where it is decided. */
export function PausesList({ list }: { readonly list: PauseList }) {
  const { api, dialogs } = usePlatform();
  const queryClient = useQueryClient();
  const state = useListState(filters);
  const pages = useListPages<CheckPause>({
    queryKey: [...pausesKey, list],
    isQueue: true,
    read: async (after, signal) => {
      const page = pageNumber(after);
      const { pauses, total } = await api.call('GET /admin/pauses', { query: { list, page } }, { signal });
      return numberedPage({ rows: pauses, total, page, size: pausesPageSize });
    },
  });
  const open = (pause: CheckPause) =>
    dialogs.open({ title: patternWords[pause.pattern], size: 'md' }, (close) => (
      <PauseView
        pause={pause}
        onDecided={() => {
          close();
          void queryClient.invalidateQueries({ queryKey: pausesKey });
        }}
      />
    ));
  return (
    <DeskTable
      name="pauses"
      label="Приостановки"
      columns={pausesColumns}
      onOpen={open}
      empty={{
        title: list === 'open' ? 'Приостановленных нет' : 'Снятых пока нет',
        text: 'Здесь появится аккаунт, чьи проверки людей похожи на слежку или выгрузку.',
      }}
      {...{ filters, state, pages, idOf }}
    />
  );
}
