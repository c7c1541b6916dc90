import type { ReleaseEntry } from '@proverka/contract/release';
import { releaseHistoryPageSize } from '@proverka/contract/release';
import { useNavigate } from '@proverka/shell-sdk/router';
import { Badge } from '@proverka/ui-kit/badge';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { Pager } from '@proverka/ui-kit/pager';
import { momentWords } from '@proverka/words/moments';
import { groupedDigits } from '@proverka/words/number-format';
import { typeset } from '@proverka/words/typeset';
import list from '../../controls/desk-list.module.css';
import { Fold } from '../../controls/fold.tsx';
import { actionWords, shortVersion, whoWords } from './release-words.domain.ts';
import styles from './releases.module.css';
import { TrialTable } from './trial-card.tsx';

const releasesAddress = (page: number): string =>
  page === 1 ? '/admin/releases/' : `/admin/releases/?page=${page}`;

interface ReleaseHistoryProps {
  readonly entries: readonly ReleaseEntry[];
  readonly total: number;
  /** Starts at one. */
  readonly page: number;
}

/** The channel's log, the newest entry first. */
export function ReleaseHistory({ entries, total, page }: ReleaseHistoryProps) {
  const navigate = useNavigate();
  if (entries.length === 0)
    return <EmptyState title="Записей нет" text="Здесь появится каждый выпуск, проба, возврат и отказ." />;
  return (
    <div className={list.list}>
      <output className={list.total}>Всего: {groupedDigits(total)}</output>
      <ul className={list.items}>
        {entries.map((entry) => (
          <li key={entry.number}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
      <Pager
        label="Страницы журнала"
        page={page}
        pageCount={Math.ceil(total / releaseHistoryPageSize)}
        hrefOf={releasesAddress}
        onPageChange={(to) => void navigate(releasesAddress(to))}
      />
    </div>
  );
}

function Entry({ entry }: { readonly entry: ReleaseEntry }) {
  const { number, at, action, changes, who, commit, reason, result, set, figures } = entry;
  const facts = [momentWords(at), whoWords(who), commit ?? 'без коммита', `набор ${set}`];
  return (
    <article className={styles.entry} aria-label={`Запись ${number}`}>
      <p className={styles.change}>
        <Badge>{actionWords[action]}</Badge>{' '}
        {changes.map(({ remote, from, to }) => (
          <span key={remote} className={styles.moved}>
            {remote} <code className={styles.code}>{shortVersion(from)}</code> →{' '}
            <code className={styles.code}>{shortVersion(to)}</code>
          </span>
        ))}
      </p>
      <p className={list.facts}>{typeset(`№ ${number} · ${facts.join(' · ')}`)}</p>
      {reason !== null && <p>{typeset(`«${reason}»`)}</p>}
      {/* The words of the release command, which speaks English. */}
      <p className={styles.result} lang="en">
        {result}
      </p>
      {figures.length > 0 && (
        <Fold title="Что было насчитано">
          {figures.map((figure) => (
            <TrialTable key={figure.remote} figure={figure} />
          ))}
        </Fold>
      )}
    </article>
  );
}
