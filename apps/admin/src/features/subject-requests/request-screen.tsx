import { subjectRequestQuery } from '@proverka/api-client/subject-requests';
import type { SubjectRequest } from '@proverka/contract/subject-request';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Card } from '@proverka/ui-kit/card';
import { Table, type TableColumn } from '@proverka/ui-kit/table';
import { formatDate } from '@proverka/words/dates';
import { groupedDigits } from '@proverka/words/number-format';
import { personName } from '@proverka/words/person-name';
import { formatPhone } from '@proverka/words/phone';
import desk from '../../controls/desk.module.css';
import { Facts } from '../../controls/facts.tsx';
import { NotLoaded } from '../../controls/not-loaded.tsx';
import { RequestActs } from './request-acts.tsx';
import { kindWords, stateWords } from './request-words.ts';

/** One request: who asks, what is kept about them, and what may be done now. */
export function RequestScreen({ id }: { readonly id: string }) {
  const { api } = usePlatform();
  const { data, error, refetch, isFetching } = useQuery({
    ...subjectRequestQuery(api, id),
    refetchOnWindowFocus: false,
  });
  if (data === undefined) return <NotLoaded what="запрос" lines={8} query={{ error, isFetching, refetch }} />;
  return (
    <>
      <h1>
        {kindWords[data.kind]}, запрос № {data.number}
      </h1>
      <RequestFacts request={data} />
      <section aria-labelledby="kept" className={desk.section}>
        <h2 id="kept">Что хранится</h2>
        <Kept kept={data.kept} />
      </section>
      <RequestActs request={data} />
    </>
  );
}

const proofWords = { code: 'кодом по почте', staff: 'сотрудником' } as const;

function RequestFacts({ request }: { readonly request: SubjectRequest }) {
  const { proven_by: provenBy, is_late: isLate } = request;
  return (
    <Card as="section" aria-label="Запрос" className={desk.card}>
      <Facts
        facts={[
          ['Состояние', stateWords[request.state]],
          [
            'Ответить до',
            <span key="due" className={isLate ? desk.late : ''}>
              {formatDate(request.due_date)}
              {isLate && ', просрочено'}
            </span>,
          ],
          ['Кто спрашивает', personName(request.person)],
          ['Дата рождения', formatDate(request.person.birth_date)],
          ['E-mail', request.email],
          ['Телефон', formatPhone(request.phone)],
          ['Личность', provenBy === null ? 'Не подтверждена' : `Подтверждена ${proofWords[provenBy]}`],
          ['Данные', request.is_blocked ? 'Заблокированы' : ''],
          ['Срок продлён, потому что', request.extension_reason ?? ''],
        ]}
      />
      {request.text !== '' && <p className={desk.text}>{request.text}</p>}
      {request.answer !== null && <p className={desk.text}>Ответ: {request.answer}</p>}
    </Card>
  );
}

function Kept({ kept }: { readonly kept: SubjectRequest['kept'] }) {
  if (kept.length === 0) return <p className={desk.soft}>Данных об этом человеке не найдено.</p>;
  return (
    <Table hideCaption caption="Что хранится" columns={columns} rows={kept} rowKey={({ title }) => title} />
  );
}

const columns: readonly TableColumn<SubjectRequest['kept'][number]>[] = [
  { key: 'title', title: 'Данные', kind: 'main', cell: ({ title }) => title },
  { key: 'count', title: 'Записей', kind: 'number', cell: ({ count }) => groupedDigits(count) },
  { key: 'source', title: 'Источник', cell: ({ source }) => source },
  { key: 'passed', title: 'Передавалось', cell: ({ passed_to: to }) => to },
  { key: 'until', title: 'Хранится', cell: ({ kept_until: until }) => until },
];
