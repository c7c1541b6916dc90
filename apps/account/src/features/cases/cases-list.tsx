import { casesQuery } from '@proverka/api-client/cases';
import { refusalMessage } from '@proverka/api-client/refused';
import type { OwnCaseLine } from '@proverka/contract/support-case';
import { ownCasesPageSize } from '@proverka/contract/support-case-limits';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { keepPreviousData, useQuery } from '@proverka/shell-sdk/query';
import { Link, useNavigate } from '@proverka/shell-sdk/router';
import { Badge } from '@proverka/ui-kit/badge';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { FailureState } from '@proverka/ui-kit/failure-state';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { Pager } from '@proverka/ui-kit/pager';
import { SkeletonText } from '@proverka/ui-kit/skeleton';
import { caseKindWords, caseStateWords } from '@proverka/words/case-words';
import { momentWords } from '@proverka/words/moments';
import cards from '../../page-parts/card-list.module.css';
import lists from '../../page-parts/list.module.css';
import styles from './cases.module.css';

const addressOf = (page: number): string => (page === 1 ? '/user/cases/' : `/user/cases/?page=${page}`);

const newCase = (
  <Link to="/user/cases/new/" className={buttonClassName()}>
    Написать в&nbsp;поддержку
  </Link>
);

const noCases = (
  <EmptyState
    title="Обращений пока нет"
    text="Задайте вопрос или сообщите об ошибке в отчёте: переписка с поддержкой будет здесь."
    actions={newCase}
  />
);

/** The visitor's cases with their states, the last changed first; `page` starts at one. */
export function CasesList({ page }: { readonly page: number }) {
  const { api } = usePlatform();
  const navigate = useNavigate();
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...casesQuery(api, page - 1),
    placeholderData: keepPreviousData,
    retryOnMount: false,
  });
  if (data === undefined) {
    if (error === null) return <SkeletonText lines={6} label="Загружаем обращения" />;
    return (
      <FailureState
        title="Не удалось загрузить обращения"
        text={`${refusalMessage(error)}. Переписка на месте, повторите попытку.`}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (data.total === 0) return noCases;
  return (
    <div className={lists.list} aria-busy={isPlaceholderData}>
      <div className={lists.above}>
        <output>Всего: {data.total}</output>
        {newCase}
      </div>
      <ul className={`${cards.cards} ${lists.rows}`}>
        {data.cases.map((line) => (
          <li key={line.case_id}>
            <CaseCard line={line} />
          </li>
        ))}
      </ul>
      <Pager
        label="Страницы обращений"
        page={page}
        pageCount={Math.ceil(data.total / ownCasesPageSize)}
        hrefOf={addressOf}
        onPageChange={(next) => void navigate(addressOf(next))}
      />
    </div>
  );
}

const CaseCard = ({ line }: { readonly line: OwnCaseLine }) => (
  <article className={cards.card}>
    <Link to={`/user/cases/${line.case_id}/`} className={linkClassName('plain', cards.title)}>
      Обращение №&nbsp;{line.number}: {caseKindWords[line.kind].toLowerCase()}
    </Link>
    {line.product_name_ru !== null && (
      <p className={styles.soft}>{[line.product_name_ru, line.report_number].filter(Boolean).join(' № ')}</p>
    )}
    {line.excerpt !== '' && <p className={styles.excerpt}>{line.excerpt}</p>}
    <p className={styles.foot}>
      <Badge kind={line.is_unread ? 'new' : 'plain'}>
        {line.is_unread ? 'Новый ответ' : caseStateWords[line.state]}
      </Badge>
      <span className={styles.soft}>{momentWords(line.changed_date)}</span>
    </p>
  </article>
);
