import type { ExpertConclusion } from '@proverka/contract/report';
import { authorWords } from '@proverka/words/conclusion-author';
import { momentWords } from '@proverka/words/moments';
import { typeset } from '@proverka/words/typeset';
import { ReportRemark } from '../report-section/report-section.tsx';
import styles from './expert-conclusion.module.css';

/** The conclusion the customer ordered about this report. */
export function ExpertConclusionText({ conclusion }: { readonly conclusion: ExpertConclusion }) {
  return (
    <div className={styles.conclusion}>
      {conclusion.is_being_corrected && (
        <ReportRemark>В тексте нашлась ошибка, специалист его исправляет.</ReportRemark>
      )}
      <p className={styles.text}>{typeset(conclusion.text)}</p>
      <p className={styles.author}>
        {authorWords(conclusion)}. {momentWords(conclusion.written_date)}
      </p>
    </div>
  );
}
