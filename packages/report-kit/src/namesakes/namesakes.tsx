import type { Finding } from '@proverka/contract/finding';
import { Findings } from '../findings/findings.tsx';
import { ReportRemark } from '../report-section/report-section.tsx';
import styles from './namesakes.module.css';

interface NamesakesProps {
  readonly findings: readonly Finding[];
  /** The prefix of anchors on a page with several lists. */
  readonly prefix: string;
}

/** Records about others with the same name, separate from the subject's. */
export function Namesakes({ findings, prefix }: NamesakesProps) {
  return (
    <div className={styles.block}>
      <ReportRemark>
        Имя совпало, но это, скорее всего, другие люди. Причина сказана у каждой записи; на вывод эти записи
        не влияют.
      </ReportRemark>
      <Findings findings={findings} prefix={prefix} />
    </div>
  );
}
