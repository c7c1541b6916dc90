import type { DeskPollResult } from '@proverka/contract/desk-poll';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Table, type TableColumn } from '@proverka/ui-kit/table';
import { groupedDigits } from '@proverka/words/number-format';
import { ListStates } from '../../controls/list-states.tsx';

const countOf = (key: 'went_on' | 'refused' | 'undecided', title: string): TableColumn<DeskPollResult> => ({
  key,
  title,
  kind: 'number',
  cell: (result) => groupedDigits(result[key]),
});

const columns: readonly TableColumn<DeskPollResult>[] = [
  { key: 'product', title: 'Услуга', kind: 'main', cell: ({ product_name_ru: name }) => name },
  countOf('went_on', 'Соглашаются'),
  countOf('refused', 'Отказываются'),
  countOf('undecided', 'Ещё думают'),
];

/** What buyers decided after their reports, by product. */
export function PollResults() {
  const { api } = usePlatform();
  const query = useQuery({
    queryKey: ['poll-results'],
    queryFn: ({ signal }) => api.call('GET /admin/poll_results', {}, { signal }),
  });
  return (
    <ListStates
      query={query}
      isEmpty={({ results }) => results.length === 0}
      empty={{
        title: 'Ответов пока нет',
        text: 'Здесь появится, что покупатели решили после отчёта: соглашаются на сделку, отказываются или ещё думают.',
      }}
    >
      {({ results }) => (
        <Table
          hideCaption
          caption="Что решили после отчёта"
          columns={columns}
          rows={results}
          rowKey={({ product_name_ru: name }) => name}
        />
      )}
    </ListStates>
  );
}
