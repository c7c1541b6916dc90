import { subjectRequestQuery } from '@proverka/api-client/subject-requests';
import type { SubjectRequest } from '@proverka/contract/subject-request';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { formatDate } from '@proverka/words/dates';
import { groupedDigits } from '@proverka/words/number-format';
import { NotLoaded } from '../../controls/not-loaded.tsx';
import styles from '../../controls/desk-list.module.css';
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
      <Facts request={data} />
      <Kept kept={data.kept} />
      <RequestActs request={data} />
    </>
  );
}

function Facts({ request }: { readonly request: SubjectRequest }) {
  const { last_name: last, first_name: first, middle_name: middle, birth_date: birth } = request.person;
  const proof = { code: 'кодом по почте', staff: 'сотрудником' } as const;
  return (
    <div className={styles.item}>
      <p>
        {[last, first, middle].filter(Boolean).join(' ')}, {formatDate(birth)}
      </p>
      <p>{request.email}</p>
      {request.phone !== '' && <p>{request.phone}</p>}
      {request.text !== '' && <p>{request.text}</p>}
      <p className={styles.facts}>
        {stateWords[request.state]} · ответить до {formatDate(request.due_date)}
        {request.is_late && ' · просрочен'}
        {request.proven_by !== null && ` · личность подтверждена ${proof[request.proven_by]}`}
        {request.is_blocked && ' · данные заблокированы'}
      </p>
      {request.answer !== null && <p>Ответ: {request.answer}</p>}
    </div>
  );
}

function Kept({ kept }: { readonly kept: SubjectRequest['kept'] }) {
  if (kept.length === 0) return <p>Данных об этом человеке не найдено.</p>;
  return (
    <ul className={styles.items} aria-label="Что хранится">
      {kept.map(({ title, count, source, passed_to: to, kept_until: until }) => (
        <li key={title} className={styles.item}>
          <p>
            {title}: {groupedDigits(count)}
          </p>
          <p className={styles.facts}>
            Источник: {source}. Передавалось: {to}. Хранится: {until}.
          </p>
        </li>
      ))}
    </ul>
  );
}
