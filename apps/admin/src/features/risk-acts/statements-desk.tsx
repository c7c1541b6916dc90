import { riskStatementsQuery } from '@proverka/api-client/risk-desk';
import type { RiskStatement } from '@proverka/contract/risk-desk';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Button } from '@proverka/ui-kit/button';
import { Table, type TableColumn } from '@proverka/ui-kit/table';
import { formatDate } from '@proverka/words/dates';
import { momentWords } from '@proverka/words/moments';
import desk from '../../controls/desk.module.css';
import { ListStates } from '../../controls/list-states.tsx';
import { taskStatusWords } from './task-status-words.ts';
import type { RiskActs } from './use-risk-acts.ts';

const columns: readonly TableColumn<RiskStatement>[] = [
  { key: 'title', title: 'Выписка', kind: 'main', cell: ({ title }) => title },
  {
    key: 'status',
    title: 'Состояние',
    cell: ({ status, reason }) => [taskStatusWords[status], reason].filter(Boolean).join('. '),
  },
  { key: 'number', title: 'Номер документа', cell: ({ document_number: number }) => number || '—' },
  {
    key: 'date',
    title: 'Дата документа',
    cell: ({ document_date: day }) => (day === null ? '—' : formatDate(day)),
  },
  {
    key: 'asked',
    title: 'Запрошена',
    cell: ({ started_date: at }) => (at === null ? '—' : momentWords(at)),
  },
];

interface StatementsDeskProps {
  readonly itemId: string;
  readonly acts: RiskActs;
  readonly isFrozen: boolean;
}

/** The extracts a report is based on, and a fresh one. */
export function StatementsDesk({ itemId, acts, isFrozen }: StatementsDeskProps) {
  const { api } = usePlatform();
  const query = useQuery(riskStatementsQuery(api, itemId));
  return (
    <section aria-labelledby="statements" className={desk.section}>
      <h3 id="statements">Выписки</h3>
      <ListStates
        query={query}
        isEmpty={({ statements }) => statements.length === 0}
        empty={{ title: 'Выписок нет', text: 'Этот отчёт не основан на выписках.' }}
      >
        {({ statements }) => (
          <Table
            hideCaption
            caption="Выписки отчёта"
            columns={columns}
            rows={statements}
            rowKey={({ task_id: id }) => id}
          />
        )}
      </ListStates>
      {!isFrozen && (
        <div className={desk.row}>
          <Button
            size="small"
            variant="secondary"
            busy={acts.isBusy}
            onClick={() => void acts.updateStatement()}
          >
            Заказать свежую выписку
          </Button>
          <p className={desk.soft}>Реестр платный: выписка оплачивается нами, покупатель не платит.</p>
        </div>
      )}
    </section>
  );
}
