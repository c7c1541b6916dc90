import { casesQuery } from '@proverka/api-client/cases';
import { refusalMessage } from '@proverka/api-client/refused';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Link } from '@proverka/shell-sdk/router';
import { FailureState } from '@proverka/ui-kit/failure-state';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { SkeletonText } from '@proverka/ui-kit/skeleton';
import { CaseRow } from './case-row.tsx';
import styles from './help.module.css';

const refreshMilliseconds = 30_000;
/** The others are in the account. */
const mostShown = 3;

/** The last conversations of an account; nothing before the first. */
export function OwnHistory({ onOpen }: { readonly onOpen: (caseId: string) => void }) {
  const { api } = usePlatform();
  const { data, error, refetch, isFetching } = useQuery({
    ...casesQuery(api, 0),
    refetchInterval: refreshMilliseconds,
    retryOnMount: false,
  });
  if (data === undefined) {
    if (error === null) return <SkeletonText lines={3} label="Загружаем обращения" />;
    return (
      <FailureState
        title="Не удалось загрузить обращения"
        text={`${refusalMessage(error)}. Написать можно и сейчас.`}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (data.total === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="help-history">
      <h2 id="help-history" className={styles.heading}>
        Ваши обращения
      </h2>
      <ul className={styles.rows}>
        {data.cases.slice(0, mostShown).map((line) => (
          <CaseRow
            key={line.case_id}
            number={line.number}
            state={line.state}
            changed={line.changed_date}
            excerpt={line.excerpt}
            isUnread={line.is_unread}
            onOpen={() => onOpen(line.case_id)}
          />
        ))}
      </ul>
      {data.total > mostShown && (
        <Link to="/user/cases/" className={linkClassName()}>
          Все обращения: {data.total}
        </Link>
      )}
    </section>
  );
}
