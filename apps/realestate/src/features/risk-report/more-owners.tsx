import { mostOwners } from '@proverka/contract/risk-limits';
import type { RiskReport } from '@proverka/contract/normalize-risk-report';
import { ReportSection } from '@proverka/report-kit/report-section';
import { Button } from '@proverka/ui-kit/button';
import { useState } from 'react';
import { OwnerForm } from '../../risk-owner-form/owner-form.tsx';
import styles from './risk-report.module.css';
import type { RiskChanges } from './use-risk-report.ts';

interface ReportPartProps {
  readonly report: RiskReport;
  readonly changes: RiskChanges;
}

/** Adds an owner while the report may still be changed. */
export function MoreOwners({ report, changes }: ReportPartProps) {
  const [isAdding, setAdding] = useState(false);
  if (report.editsLeft === 0 || report.owners.length >= mostOwners) return null;
  if (!isAdding) {
    return (
      <div className={styles.edit}>
        <Button variant="secondary" onClick={() => setAdding(true)}>
          Добавить собственника
        </Button>
        <p className={styles.soft}>Изменений осталось: {report.editsLeft}</p>
      </div>
    );
  }
  return (
    <ReportSection title="Новый собственник">
      <OwnerForm
        label="Новый собственник"
        action="Добавить и проверить"
        isBusy={changes.isBusy}
        onCancel={() => setAdding(false)}
        onSave={async (data) => {
          if (await changes.addOwner(data)) setAdding(false);
        }}
      />
    </ReportSection>
  );
}

/** The buyer confirms the report; afterwards it cannot be changed. */
export function FinishReport({ report, changes }: ReportPartProps) {
  if (report.status !== 'done') return null;
  if (report.finishedAt !== null) return <p className={styles.soft}>Отчёт закончен и больше не меняется.</p>;
  return (
    <div className={styles.edit}>
      <Button variant="secondary" size="small" busy={changes.isBusy} onClick={() => void changes.finish()}>
        Закончить отчёт
      </Button>
      <p className={styles.soft}>После этого данные в отчёте изменить нельзя.</p>
    </div>
  );
}
