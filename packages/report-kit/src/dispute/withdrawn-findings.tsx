import type { Finding } from '@proverka/contract/finding';
import { namedTitle } from '@proverka/words/named-title';
import { typeset } from '@proverka/words/typeset';
import styles from './dispute.module.css';
import { FindingDispute } from './finding-dispute.tsx';

/** Findings the staff took back: title and reason, without level and weight. */
export function WithdrawnFindings({ findings }: { readonly findings: readonly Finding[] }) {
  return (
    <ul className={styles.withdrawn}>
      {findings.map((finding) => (
        <li key={finding.key ?? finding.title} className={styles.item}>
          <s className={styles.title}>{typeset(namedTitle(finding))}</s>
          <FindingDispute finding={finding} />
        </li>
      ))}
    </ul>
  );
}
