import { statementsQuery } from '@proverka/api-client/bank-statements';
import type { BankStatement } from '@proverka/contract/bank-statement';
import { bankPageSize } from '@proverka/contract/bank-statement';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { keepPreviousData, useQuery } from '@proverka/shell-sdk/query';
import { useNavigate } from '@proverka/shell-sdk/router';
import { Card } from '@proverka/ui-kit/card';
import { Pager } from '@proverka/ui-kit/pager';
import { Table, type TableColumn } from '@proverka/ui-kit/table';
import { formatDate } from '@proverka/words/dates';
import { momentBrief } from '@proverka/words/moments';
import desk from '../../controls/desk.module.css';
import { ListStates } from '../../controls/list-states.tsx';
import { sumWords } from '../../controls/sum-words.ts';
import { moneyAddress } from '../../controls/money-address.domain.ts';
import { StatementUpload } from './statement-upload.tsx';

const columns: readonly TableColumn<BankStatement>[] = [
  { key: 'file', title: 'Файл', kind: 'main', cell: ({ file_name: name }) => name || '—' },
  {
    key: 'period',
    title: 'Период',
    cell: ({ from, to }) => (from === null || to === null ? '—' : `${formatDate(from)}–${formatDate(to)}`),
  },
  { key: 'sum', title: 'Поступило', kind: 'number', cell: ({ read_received: sum }) => sumWords(sum) },
  { key: 'booked', title: 'Зачислено', kind: 'number', cell: ({ booked }) => booked },
  { key: 'doubtful', title: 'Ждут решения', kind: 'number', cell: ({ doubtful }) => doubtful },
  { key: 'known', title: 'Было раньше', kind: 'number', cell: ({ known }) => known },
  { key: 'when', title: 'Загружена', cell: ({ uploaded_date: at }) => momentBrief(at) },
  { key: 'who', title: 'Кем', cell: ({ uploaded_by: who }) => who.name },
];

/** The upload of a statement, and those uploaded before. */
export function StatementsDesk({ page }: { readonly page: number }) {
  const { api } = usePlatform();
  const navigate = useNavigate();
  const query = useQuery({ ...statementsQuery(api, page - 1), placeholderData: keepPreviousData });
  return (
    <div className={desk.section}>
      <Card as="section" aria-labelledby="upload-statement" className={desk.card}>
        <h2 id="upload-statement">Загрузить выписку</h2>
        <StatementUpload accounts={query.data?.accounts ?? []} />
      </Card>
      <ListStates
        query={query}
        isEmpty={({ statements }) => statements.length === 0}
        empty={{
          title: 'Выписок пока нет',
          text: 'Загрузите первую: здесь будет видно, что из неё зачислено.',
        }}
      >
        {({ statements, total }) => (
          <>
            <Table
              caption="Загруженные выписки"
              columns={columns}
              rows={statements}
              rowKey={(one) => one.statement_id}
            />
            <Pager
              label="Страницы списка"
              page={page}
              pageCount={Math.ceil(total / bankPageSize)}
              hrefOf={(to) => moneyAddress('statements', { page: to })}
              onPageChange={(to) => void navigate(moneyAddress('statements', { page: to }))}
            />
          </>
        )}
      </ListStates>
    </div>
  );
}
