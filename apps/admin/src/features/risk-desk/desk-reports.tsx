import { riskDeskQuery } from '@proverka/api-client/risk-desk';
import { deskPageSize, type DeskList, type DeskReport } from '@proverka/contract/risk-desk';
import { momentWords } from '@proverka/words/moments';
import { groupedDigits } from '@proverka/words/number-format';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { keepPreviousData, useQuery } from '@proverka/shell-sdk/query';
import { Link, useNavigate } from '@proverka/shell-sdk/router';
import { Badge } from '@proverka/ui-kit/badge';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { Pager } from '@proverka/ui-kit/pager';
import { typeset } from '@proverka/words/typeset';
import { NotLoaded } from '../../controls/not-loaded.tsx';
import { deskAddress } from './desk-address.domain.ts';
import { conclusionCounts, ownersCounted } from './desk-words.domain.ts';
import styles from '../../controls/desk-list.module.css';

interface DeskReportsProps {
  readonly list: DeskList;
  /** Starts at one. */
  readonly page: number;
}

/** Refetched, because others of the staff work at the same time. */
const LOOK_AGAIN_MS = 15_000;

/** A page of finished reports. */
export function DeskReports({ list, page }: DeskReportsProps) {
  const { api } = usePlatform();
  const navigate = useNavigate();
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...riskDeskQuery(api, list, page - 1),
    placeholderData: keepPreviousData,
    // Only while somebody looks: a call in the background would count as use of the session.
    refetchOnWindowFocus: true,
    staleTime: LOOK_AGAIN_MS,
  });
  if (data === undefined) return <NotLoaded what="отчёты" query={{ error, isFetching, refetch }} />;
  if (data.reports.length === 0) return <NoReports list={list} isPastEnd={page > 1 && data.total > 0} />;
  return (
    <div className={styles.list} aria-busy={isPlaceholderData}>
      <output className={styles.total}>Всего: {groupedDigits(data.total)}</output>
      <ul className={styles.items}>
        {data.reports.map((report) => (
          <li key={report.order_item_id}>
            <ReportLine report={report} />
          </li>
        ))}
      </ul>
      <Pager
        label="Страницы отчётов"
        page={page}
        pageCount={Math.ceil(data.total / deskPageSize)}
        hrefOf={(to) => deskAddress(list, to)}
        onPageChange={(to) => void navigate(deskAddress(list, to))}
      />
    </div>
  );
}

function NoReports({ list, isPastEnd }: { readonly list: DeskList; readonly isPastEnd: boolean }) {
  if (isPastEnd) {
    return (
      <EmptyState
        title="На этой странице отчётов уже нет"
        text="Пока вы смотрели, их стало меньше."
        actions={
          <Link to={deskAddress(list)} className={linkClassName()}>
            К первой странице
          </Link>
        }
      />
    );
  }
  return list === 'waiting' ? (
    <EmptyState
      title="Заключения никто не ждёт"
      text="Здесь появится отчёт о рисках, когда ответят все его источники. Список обновляется сам."
    />
  ) : (
    <EmptyState title="Заключений пока нет" text="Здесь будут отчёты, по которым заключение написано." />
  );
}

function ReportLine({ report }: { readonly report: DeskReport }) {
  const { order_item_id: id, report_number: number, object_key: key, object_address: address } = report;
  return (
    <article className={styles.item}>
      <Link to={`/admin/risk/${id}/`} className={linkClassName('accent', styles.title)}>
        {typeset(address || key)}
      </Link>
      <p className={styles.facts}>
        {typeset(`${report.product_name_ru} № ${number} · ${ownersCounted(report.owners)} · готов`)}{' '}
        {momentWords(report.completed_at)}
      </p>
      <p className={styles.marks}>
        {conclusionCounts(report.conclusions).map((words) => (
          <Badge key={words}>{words}</Badge>
        ))}
      </p>
    </article>
  );
}
