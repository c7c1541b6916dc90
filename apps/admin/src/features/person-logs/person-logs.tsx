import type { UserLog } from '@proverka/contract/desk-person-parts';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { momentExact } from '@proverka/words/moments';
import { PagedList } from '../../controls/paged-list.tsx';
import { TimeLine } from '../../controls/time-line.tsx';
import { useListPages } from '../../desk-table/use-list-pages.ts';
import { actorWords, factWords } from './log-words.ts';

/** Security events of an account by their names in the journal, with who acted, also in whose place. */
export function PersonLogs({ personId }: { readonly personId: string }) {
  const { api } = usePlatform();
  const pages = useListPages<UserLog>({
    queryKey: ['desk-user-logs', personId],
    read: async (before, signal) => {
      const query = { person_id: personId, ...(before !== undefined && { before }) };
      const { logs, next } = await api.call('GET /admin/user_logs', { query }, { signal });
      return { rows: logs, next: next === null ? null : String(next), total: null };
    },
  });
  return (
    <PagedList
      pages={pages}
      what="журнал"
      empty={{
        title: 'Событий нет',
        text: 'Здесь появятся входы, изменения и обращения сотрудников к аккаунту.',
      }}
    >
      {(logs) => (
        <TimeLine
          label="Журнал"
          rows={logs.map((log) => ({
            key: String(log.seq),
            at: log.date,
            when: momentExact(log.date),
            title: log.event,
            about: [actorWords(log), ...factWords(log)].filter(Boolean).join(' · '),
          }))}
        />
      )}
    </PagedList>
  );
}
