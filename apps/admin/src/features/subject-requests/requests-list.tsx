import { refusalMessage } from '@proverka/api-client/refused';
import { subjectRequestsQuery } from '@proverka/api-client/subject-requests';
import type { SubjectRequestLine } from '@proverka/contract/subject-request';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Link } from '@proverka/shell-sdk/router';
import { Badge } from '@proverka/ui-kit/badge';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { FailureState } from '@proverka/ui-kit/failure-state';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { SkeletonText } from '@proverka/ui-kit/skeleton';
import { formatDate } from '@proverka/words/dates';
import styles from '../../controls/desk-list.module.css';
import { kindWords, stateWords } from './request-words.ts';

/** Those to answer first on top; late ones are marked. */
export function RequestsList({ list }: { readonly list: 'open' | 'done' }) {
  const { api } = usePlatform();
  const { data, error, refetch, isFetching } = useQuery(subjectRequestsQuery(api, list));
  if (data === undefined) {
    if (error === null) return <SkeletonText lines={6} label="Загружаем запросы" />;
    return (
      <FailureState
        title="Не удалось загрузить запросы"
        text={`${refusalMessage(error)}. Повторите попытку.`}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (data.requests.length === 0)
    return <EmptyState title="Запросов нет" text="Здесь появятся запросы со страницы «Сведения обо мне»." />;
  return (
    <ul className={styles.items}>
      {data.requests.map((request) => (
        <li key={request.request_id}>
          <Line request={request} />
        </li>
      ))}
    </ul>
  );
}

function Line({ request }: { readonly request: SubjectRequestLine }) {
  return (
    <article className={styles.item}>
      <Link
        to={`/admin/subject-requests/${request.request_id}/`}
        className={linkClassName('plain', styles.title)}
      >
        {kindWords[request.kind]}, запрос № {request.number}
      </Link>
      <p className={styles.facts}>
        {stateWords[request.state]} · ответить до {formatDate(request.due_date)}
      </p>
      <p className={styles.marks}>
        {request.is_late && <Badge>Просрочен</Badge>}
        {request.is_extended && <Badge>Срок продлён</Badge>}
      </p>
    </article>
  );
}
