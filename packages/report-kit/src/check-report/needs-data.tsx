import type { Report } from '@proverka/contract/report';
import { Card } from '@proverka/ui-kit/card';
import { SkeletonText } from '@proverka/ui-kit/skeleton';
import { typeset } from '@proverka/words/typeset';
import styles from './check-report.module.css';
import { LateDataForm } from './late-data-form.tsx';
import { fieldsAsked } from './missing-data.domain.ts';
import { latePart } from '../late-part/late-part.tsx';
import { isConsentAwaited, waitingTasks, waitingWords } from './needs-data-words.domain.ts';
import { SkipWaiting } from './skip-waiting.tsx';

const ConsentAwaited = latePart(
  async () => (await import(/* webpackChunkName: "data-form" */ './consent-awaited.tsx')).ConsentAwaited,
  <SkeletonText lines={3} label="Загружаем согласие" />,
);

/** A small form for the data that sources ask for, and the way to do without; empty when none asks. */
export function NeedsData({ report }: { readonly report: Report }) {
  const waiting = waitingTasks(report);
  if (waiting.length === 0) return null;
  const asked = fieldsAsked(waiting);
  const awaitsConsent = isConsentAwaited(report);
  const isAboutOwners = waiting.some(({ owner_id: owner }) => owner !== undefined);
  return (
    <Card as="section" aria-labelledby="needs-data" className={styles.card}>
      <h2 id="needs-data" className={styles.title}>
        {awaitsConsent ? 'Ждём согласия' : 'Чтобы продолжить, нужны данные'}
      </h2>
      {awaitsConsent ? (
        <ConsentAwaited report={report} />
      ) : (
        <p className={styles.note}>{typeset(waitingWords(report))}</p>
      )}
      {isAboutOwners && (
        <p className={styles.note}>{typeset('Данные собственников дополняются в их разделах ниже.')}</p>
      )}
      {asked.length > 0 && <LateDataForm report={report} asked={asked} />}
      <SkipWaiting report={report} />
    </Card>
  );
}
