import { disputesQuery } from '@proverka/api-client/disputes';
import type { DisputeLine, DisputeList } from '@proverka/contract/dispute';
import { disputesPageSize } from '@proverka/contract/dispute-limits';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { keepPreviousData, useQuery } from '@proverka/shell-sdk/query';
import { Link, useNavigate } from '@proverka/shell-sdk/router';
import { Badge } from '@proverka/ui-kit/badge';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { LevelMark } from '@proverka/ui-kit/level-mark';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { Pager } from '@proverka/ui-kit/pager';
import { outcomeWords } from '@proverka/words/dispute-words';
import { momentWords } from '@proverka/words/moments';
import { typeset } from '@proverka/words/typeset';
import { NotLoaded } from '../../controls/not-loaded.tsx';
import { disputesAddress } from './disputes-address.domain.ts';
import styles from '../../controls/desk-list.module.css';

interface DisputesListProps {
  readonly list: DisputeList;
  /** Starts at one. */
  readonly page: number;
}

/** Refetched, because others of the staff work at the same time. */
const LOOK_AGAIN_MS = 15_000;

/** A page of disputes, each with the finding as it was disputed. */
export function DisputesList({ list, page }: DisputesListProps) {
  const { api } = usePlatform();
  const navigate = useNavigate();
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...disputesQuery(api, list, page - 1),
    placeholderData: keepPreviousData,
    // Only while somebody looks: a call in the background would count as use of the session.
    refetchOnWindowFocus: true,
    staleTime: LOOK_AGAIN_MS,
  });
  if (data === undefined) return <NotLoaded what="споры" query={{ error, isFetching, refetch }} />;
  if (data.disputes.length === 0) return <NoDisputes list={list} isPastEnd={page > 1 && data.total > 0} />;
  return (
    <div className={styles.list} aria-busy={isPlaceholderData}>
      <output className={styles.total}>Всего: {data.total}</output>
      <ul className={styles.items}>
        {data.disputes.map((dispute) => (
          <li key={dispute.dispute_id}>
            <Line dispute={dispute} />
          </li>
        ))}
      </ul>
      <Pager
        label="Страницы споров"
        page={page}
        pageCount={Math.ceil(data.total / disputesPageSize)}
        hrefOf={(to) => disputesAddress(list, to)}
        onPageChange={(to) => void navigate(disputesAddress(list, to))}
      />
    </div>
  );
}

function NoDisputes({ list, isPastEnd }: { readonly list: DisputeList; readonly isPastEnd: boolean }) {
  if (isPastEnd) {
    return (
      <EmptyState
        title="На этой странице споров уже нет"
        text="Пока вы смотрели, их стало меньше."
        actions={
          <Link to={disputesAddress(list)} className={linkClassName()}>
            К первой странице
          </Link>
        }
      />
    );
  }
  return list === 'open' ? (
    <EmptyState
      title="Ответа никто не ждёт"
      text="Здесь появится спор, когда читатель отчёта сообщит об ошибке в находке. Список обновляется сам."
    />
  ) : (
    <EmptyState title="Отвеченных споров пока нет" text="Здесь будут споры, на которые ответили." />
  );
}

function Line({ dispute }: { readonly dispute: DisputeLine }) {
  const { dispute_id: id, number, report_number: report, outcome, answered_at: answered } = dispute;
  return (
    <article className={styles.item}>
      <LevelMark level={dispute.level} />
      <Link to={`/admin/disputes/${id}/`} className={linkClassName('plain', styles.title)}>
        {typeset(dispute.title)}
      </Link>
      <p className={styles.facts}>
        {typeset(`Спор № ${number} · ${dispute.product_name_ru} № ${report}`)}
        {' · '}
        {answered === null ? momentWords(dispute.opened_at) : `ответ ${momentWords(answered)}`}
      </p>
      <p className={styles.marks}>
        {outcome !== null && <Badge>{outcomeWords[outcome]}</Badge>}
        {dispute.has_document && <Badge>С документом</Badge>}
      </p>
    </article>
  );
}
