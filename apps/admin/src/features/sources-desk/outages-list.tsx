import type { SourceOutage } from '@proverka/contract/desk-sources';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { PagedList } from '../../controls/paged-list.tsx';
import { useListPages } from '../../desk-table/use-list-pages.ts';
import { OutageCard } from './outage-card.tsx';
import styles from './sources.module.css';
import { sourcesKey } from './use-sources.ts';

/** The outages of all sources, the latest first. */
export function OutagesList() {
  const { api } = usePlatform();
  const pages = useListPages<SourceOutage>({
    queryKey: [...sourcesKey, 'outages'],
    read: async (before, signal) => {
      const { outages, has_more: hasMore } = await api.call(
        'GET /admin/source_outages',
        { query: { before } },
        { signal },
      );
      return { rows: outages, next: hasMore ? (outages.at(-1)?.outage_id ?? null) : null, total: null };
    },
    isQueue: true,
  });
  return (
    <PagedList
      pages={pages}
      what="сбои"
      empty={{
        title: 'Сбоев не было',
        text: 'Сбой открывается сам, когда источник не отвечает на половину вопросов, и сам закрывается.',
      }}
    >
      {(rows) => (
        <ul className={styles.outages} aria-label="Сбои источников">
          {rows.map((outage) => (
            <li key={`${outage.outage_id} ${outage.version}`}>
              <OutageCard outage={outage} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
