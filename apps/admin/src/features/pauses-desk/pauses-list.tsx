import type { CheckPause, PauseList, PausePattern } from '@proverka/contract/check-pause';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { keepPreviousData, useQuery } from '@proverka/shell-sdk/query';
import { useNavigate } from '@proverka/shell-sdk/router';
import { Badge } from '@proverka/ui-kit/badge';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { Pager } from '@proverka/ui-kit/pager';
import { momentWords } from '@proverka/words/moments';
import { typeset } from '@proverka/words/typeset';
import { NotLoaded } from '../../controls/not-loaded.tsx';
import styles from '../../controls/desk-list.module.css';
import { DecidePause } from './decide-pause.tsx';

const PAGE_SIZE = 20;
/** Refetched, because others of the staff work at the same time. */
const LOOK_AGAIN_MS = 15_000;

const patterns: Readonly<Record<PausePattern, string>> = {
  many_people_day: 'Много разных людей за сутки',
  many_people_week: 'Много разных людей за неделю',
  same_person: 'Один и тот же человек много раз за неделю',
  many_customers: 'Одного человека проверяют много заказчиков',
};

export const pausesAddress = (list: PauseList, page = 1): string =>
  `/admin/pauses/?list=${list}&page=${page}`;

interface PausesListProps {
  readonly list: PauseList;
  /** Starts at one. */
  readonly page: number;
}

export function PausesList({ list, page }: PausesListProps) {
  const { api } = usePlatform();
  const navigate = useNavigate();
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    queryKey: ['pauses', list, page],
    queryFn: () => api.call('GET /admin/pauses', { query: { list, page: page - 1 } }),
    placeholderData: keepPreviousData,
    // Only while somebody looks: a call in the background would count as use of the session.
    refetchOnWindowFocus: true,
    staleTime: LOOK_AGAIN_MS,
  });
  if (data === undefined) return <NotLoaded what="список" query={{ error, isFetching, refetch }} />;
  if (data.pauses.length === 0) {
    return (
      <EmptyState
        title={list === 'open' ? 'Приостановленных нет' : 'Снятых пока нет'}
        text="Здесь появится аккаунт, чьи проверки людей похожи на слежку или выгрузку."
      />
    );
  }
  return (
    <div className={styles.list} aria-busy={isPlaceholderData}>
      <output className={styles.total}>Всего: {data.total}</output>
      <ul className={styles.items}>
        {data.pauses.map((pause) => (
          <li key={pause.pause_id}>
            <Line pause={pause} onDecided={() => void refetch()} />
          </li>
        ))}
      </ul>
      <Pager
        label="Страницы списка"
        page={page}
        pageCount={Math.ceil(data.total / PAGE_SIZE)}
        hrefOf={(to) => pausesAddress(list, to)}
        onPageChange={(to) => void navigate(pausesAddress(list, to))}
      />
    </div>
  );
}

export function Line({ pause, onDecided }: { readonly pause: CheckPause; readonly onDecided: () => void }) {
  const { pattern, counted, allowed, user_id: account, opened_at: opened, ended_at: ended } = pause;
  return (
    <article className={styles.item}>
      <h2 className={styles.title}>{typeset(patterns[pattern])}</h2>
      <p className={styles.facts}>
        {typeset(`Насчитано ${counted}, обычно не больше ${allowed} · приостановлено ${momentWords(opened)}`)}
      </p>
      <p className={styles.facts}>
        {typeset(`Аккаунт ${account} · выполняется позиций: ${pause.under_way}`)}
      </p>
      {pause.reason !== '' && <p className={styles.facts}>{typeset(`Причина решения: ${pause.reason}`)}</p>}
      <p className={styles.marks}>
        {pause.kept_at !== null && <Badge>Оставлена {momentWords(pause.kept_at)}</Badge>}
        {ended !== null && <Badge>Снята {momentWords(ended)}</Badge>}
      </p>
      {ended === null && <DecidePause pauseId={pause.pause_id} onDecided={onDecided} />}
    </article>
  );
}
