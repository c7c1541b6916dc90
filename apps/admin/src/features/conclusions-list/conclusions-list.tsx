import { conclusionDeskKey } from '@proverka/api-client/conclusion-desk';
import { conclusionQueues, type DeskConclusion } from '@proverka/contract/conclusion-desk';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Tabs } from '@proverka/ui-kit/tabs';
import { useMemo } from 'react';
import { DeskTable } from '../../desk-table/desk-table.tsx';
import { useListPages } from '../../desk-table/use-list-pages.ts';
import { useListState, type ListState } from '../../desk-table/use-list-state.ts';
import { conclusionsColumns } from './conclusions-columns.tsx';
import {
  conclusionsFilters,
  conclusionsQueryOf,
  queueFilter,
  queueOf,
  queueWords,
} from './conclusions-filters.ts';

const idOf = ({ conclusion_id: id }: DeskConclusion): string => id;
const hrefOf = ({ conclusion_id: id }: DeskConclusion): string => `/admin/conclusions/${id}/`;
const filters = [queueFilter, ...conclusionsFilters];

const empty = {
  waiting: { title: 'Никто не ждёт', text: 'Здесь появится каждое заказанное заключение, со сроком.' },
  correction: { title: 'Исправлять нечего', text: 'Здесь будут сданные заключения, которые вернули.' },
  closed: { title: 'Закрытых пока нет', text: 'Здесь будут сданные и ненаписанные заключения.' },
} as const;

/** Conclusions customers ordered, by queue. */
export function ConclusionsList() {
  const state = useListState(filters);
  const queue = queueOf(state.values);
  return (
    <Tabs
      label="Очередь заключений"
      value={queue}
      onValueChange={(next) => state.set({ queue: next === 'waiting' ? '' : next })}
      items={conclusionQueues.map((value) => ({
        value,
        label: queueWords[value],
        content: <QueueTable state={state} />,
      }))}
    />
  );
}

function QueueTable({ state }: { readonly state: ListState }) {
  const { api } = usePlatform();
  const body = conclusionsQueryOf(state.values);
  const { queue } = body;
  const columns = useMemo(() => conclusionsColumns(queue), [queue]);
  const pages = useListPages<DeskConclusion>({
    queryKey: [...conclusionDeskKey, 'list', body],
    read: async (after, signal) => {
      const { conclusions, ...page } = await api.call(
        'POST /admin/conclusions',
        { body: { ...body, after } },
        { signal },
      );
      return { ...page, rows: conclusions };
    },
  });
  const { queue: _, ...values } = state.values;
  return (
    <DeskTable
      name="conclusions"
      label="Заключения"
      filters={conclusionsFilters}
      // The queue is a tab: taking all filters away leaves it as it is.
      state={{ ...state, values, reset: () => state.set({ mine: '', overdue: '' }) }}
      empty={empty[queue]}
      {...{ columns, pages, idOf, hrefOf }}
    />
  );
}
