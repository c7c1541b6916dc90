import type { CheckDraft } from '@proverka/order-flow/check-draft';
import type { Service } from '@proverka/brand/service';
import { Facts } from '@proverka/report-kit/facts';
import { Link } from '@proverka/shell-sdk/router';
import { Card } from '@proverka/ui-kit/card';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { typeset } from '@proverka/ui-kit/typeset';
import { subjectFacts } from '../../content/subject-words.ts';
import styles from './check-checkout.module.css';

interface DraftSummaryProps {
  readonly draft: CheckDraft;
  readonly service: Service;
}

/** What is about to be ordered about whom, with the way back to mend it. */
export function DraftSummary({ draft, service }: DraftSummaryProps) {
  return (
    <Card as="section" aria-labelledby="check-subject">
      <div className={styles.head}>
        <h2 id="check-subject" className={styles.subtitle}>
          {typeset(service.title)}
        </h2>
        <Link to={service.path} className={linkClassName()}>
          Изменить данные
        </Link>
      </div>
      <Facts plain facts={subjectFacts(draft.subject)} />
    </Card>
  );
}
