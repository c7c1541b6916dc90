import type { CaseState } from '@proverka/contract/support-case';
import { Badge } from '@proverka/ui-kit/badge';
import { ChevronRightIcon } from '@proverka/ui-kit/icon';
import { caseStateWords } from '@proverka/words/case-words';
import { momentBrief } from '@proverka/words/moments';
import styles from './help.module.css';

interface CaseRowProps {
  readonly number: number;
  readonly state: CaseState;
  readonly changed: string;
  readonly excerpt: string;
  readonly isUnread: boolean;
  readonly onOpen: () => void;
}

/** One conversation of a short list; opens in the same place. */
export const CaseRow = ({ number, state, changed, excerpt, isUnread, onOpen }: CaseRowProps) => (
  <li>
    <button type="button" className={styles.row} data-case={number} onClick={onOpen}>
      <span className={styles.rowHead}>
        <span className={isUnread ? styles.unread : styles.number}>Обращение №&nbsp;{number}</span>
        {isUnread ? <Badge kind="new">Новый ответ</Badge> : <Badge>{caseStateWords[state]}</Badge>}
      </span>
      <span className={styles.excerpt}>{excerpt}</span>
      <span className={styles.soft}>{momentBrief(changed)}</span>
      <ChevronRightIcon className={styles.chevron} />
    </button>
  </li>
);
