import type { Report } from '@proverka/contract/report';
import { Button } from '@proverka/ui-kit/button';
import { Card } from '@proverka/ui-kit/card';
import { typeset } from '@proverka/words/typeset';
import { useState } from 'react';
import styles from './check-report.module.css';
import { fieldsAsked } from './missing-data.domain.ts';
import { resumableTasks, resumingWords } from './needs-data-words.domain.ts';
import { LateDataForm } from './late-data-form.tsx';

/** Skipped checks whose data may still be given; empty when there are none. */
export function ResumeSkipped({ report }: { readonly report: Report }) {
  const asked = fieldsAsked(resumableTasks(report));
  const [isOpen, setOpen] = useState(false);
  if (asked.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="resume-skipped" className={styles.card}>
      <h2 id="resume-skipped" className={styles.title}>
        Данные можно указать и сейчас
      </h2>
      <p className={styles.note}>{typeset(resumingWords(report))}</p>
      {isOpen ? (
        <LateDataForm report={report} asked={asked} />
      ) : (
        <div className={styles.actions}>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            Указать данные
          </Button>
        </div>
      )}
    </Card>
  );
}
