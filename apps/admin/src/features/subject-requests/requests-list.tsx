import { subjectRequestsQuery } from '@proverka/api-client/subject-requests';
import type { SubjectRequestLine } from '@proverka/contract/subject-request';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Link } from '@proverka/shell-sdk/router';
import { Badge } from '@proverka/ui-kit/badge';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { formatDate } from '@proverka/words/dates';
import { NotLoaded } from '../../controls/not-loaded.tsx';
import desk from '../../controls/desk.module.css';
import styles from '../../controls/desk-list.module.css';
import { kindWords, stateWords } from './request-words.ts';

/** Those to answer first on top; late ones are marked. */
export function RequestsList({ list }: { readonly list: 'open' | 'done' }) {
  const { api } = usePlatform();
  const { data, error, refetch, isFetching } = useQuery(subjectRequestsQuery(api, list));
  if (data === undefined) return <NotLoaded what="запросы" query={{ error, isFetching, refetch }} />;
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
        {request.is_late && <strong className={desk.late}>Просрочен</strong>}
        {request.is_extended && <Badge>Срок продлён</Badge>}
      </p>
    </article>
  );
}
