import { conclusionsQuery } from '@proverka/api-client/expert';
import { refusalMessage } from '@proverka/api-client/refused';
import type { Conclusion } from '@proverka/contract/expert';
import { authorWords } from '@proverka/words/conclusion-author';
import { momentBrief } from '@proverka/words/moments';
import { StatusMark } from '@proverka/report-kit/status-mark';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Link, useSearchParams } from '@proverka/shell-sdk/router';
import { FailureState } from '@proverka/ui-kit/failure-state';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { SkeletonText } from '@proverka/ui-kit/skeleton';
import { isId } from '@proverka/validation/id';
import { conclusionWords } from '../../content/conclusion-words.ts';
import { RequestConclusion } from './request-conclusion.tsx';
import styles from './expert.module.css';

/** Requested and written conclusions, and a form to request another. */
export function ExpertDesk() {
  const { api } = usePlatform();
  const [search] = useSearchParams();
  const wantedId = search.get('report') ?? '';
  const query = useQuery(conclusionsQuery(api, isId(wantedId) ? wantedId : undefined));
  if (query.isPending) return <SkeletonText lines={4} label="Загружаем заключения" />;
  if (query.data === undefined) {
    return (
      <FailureState
        title="Не удалось загрузить заключения"
        text={`${refusalMessage(query.error)}. Заключения на месте, повторите попытку.`}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  const { conclusions, ready_reports: reports, may_be_model: mayBeModel } = query.data;
  return (
    <div className={styles.desk}>
      <RequestConclusion wantedId={wantedId} reports={reports} mayBeModel={mayBeModel} />
      <div className={styles.list}>
        <h3>Мои заключения</h3>
        {conclusions.length === 0 ? (
          <p className={styles.note}>Заключений пока нет. Первое появится здесь.</p>
        ) : (
          <ul className={styles.conclusions}>
            {conclusions.map((conclusion) => (
              <ConclusionLine key={conclusion.id} conclusion={conclusion} />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function ConclusionLine({ conclusion }: { readonly conclusion: Conclusion }) {
  return (
    <li className={styles.conclusion}>
      <Link to={`/fizcheck-expert/${conclusion.id}/`} className={linkClassName('plain', styles.title)}>
        {conclusion.product_name_ru}
        {conclusion.report_number !== '' && ` № ${conclusion.report_number}`}
      </Link>
      <StatusMark status={conclusionWords[conclusion.state]} />
      <span className={styles.facts}>
        {momentBrief(conclusion.requested_at)}
        {conclusion.author !== null && ` · ${authorWords(conclusion)}`}
      </span>
    </li>
  );
}
