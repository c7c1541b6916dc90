import type { Finding } from '@proverka/contract/finding';
import { Findings } from '../findings/findings.tsx';
import { ReportRemark } from '../report-section/report-section.tsx';
import styles from './namesakes.module.css';

interface NamesakesProps {
  readonly findings: readonly Finding[];
  /** Of anchors, where a page has several lists. */
  readonly prefix: string;
}

/** Records about others of the same name, apart from what is known of the subject. */
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
