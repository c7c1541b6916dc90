import type { RiskOwner, RiskReportV2 } from '@proverka/contract/risk-report';
import { Button } from '@proverka/ui-kit/button';
import { Card } from '@proverka/ui-kit/card';
import { useState } from 'react';
import desk from '../../controls/desk.module.css';
import { RemoveButton } from '../../controls/remove-button.tsx';
import { OwnerDataForm } from './owner-data-form.tsx';
import { isSilent } from './silent-task.domain.ts';
import type { RiskActs } from './use-risk-acts.ts';

interface OwnersDeskProps {
  readonly report: RiskReportV2;
  readonly acts: RiskActs;
}

/** Owners as the buyer named them: corrected, taken away, or their checks moved on. */
export const OwnersDesk = ({ report, acts }: OwnersDeskProps) => (
  <section aria-labelledby="owners" className={desk.section}>
    <h3 id="owners">Собственники</h3>
    {report.owners.map((owner) => (
      <OwnerCard key={owner.id} {...{ owner, report, acts }} />
    ))}
  </section>
);

interface OwnerCardProps extends OwnersDeskProps {
  readonly owner: RiskOwner;
}

function OwnerCard({ owner, report, acts }: OwnerCardProps) {
  const [isEdited, setEdited] = useState(false);
  const tasks = report.tasks.filter(({ owner_id: id }) => id === owner.id);
  const silent = tasks.filter(isSilent).length;
  const waiting = tasks.filter(({ status }) => status === 'needs_data').length;
  return (
    <Card as="article" aria-label={`Собственник: ${owner.display_name}`} className={desk.card}>
      <p className={desk.title}>{owner.display_name}</p>
      <p className={desk.soft}>
        Проверок: {tasks.length}
        {silent > 0 && `, не ответили: ${silent}`}
        {waiting > 0 && `, ждут данных: ${waiting}`}
      </p>
      {isEdited ? (
        <OwnerDataForm
          owner={owner}
          isBusy={acts.isBusy}
          onCancel={() => setEdited(false)}
          onSave={async (data) => {
            if (await acts.editOwner(owner.id, data)) setEdited(false);
          }}
        />
      ) : (
        <OwnerActs {...{ owner, report, acts, silent, waiting }} onEdit={() => setEdited(true)} />
      )}
    </Card>
  );
}

interface OwnerActsProps extends OwnerCardProps {
  readonly silent: number;
  readonly waiting: number;
  readonly onEdit: () => void;
}

function OwnerActs({ owner, report, acts, silent, waiting, onEdit }: OwnerActsProps) {
  return (
    <div className={desk.row}>
      <Button size="small" variant="secondary" onClick={onEdit}>
        Исправить данные
      </Button>
      {silent > 0 && (
        <Button
          size="small"
          variant="secondary"
          busy={acts.isBusy}
          onClick={() => void acts.moveOwner(owner.id, 'queued')}
        >
          Спросить ещё раз
        </Button>
      )}
      {waiting > 0 && (
        <Button
          size="small"
          variant="secondary"
          busy={acts.isBusy}
          onClick={() => void acts.moveOwner(owner.id, 'skipped')}
        >
          Не ждать данных
        </Button>
      )}
      {report.owners.length > 1 && (
        <RemoveButton
          action="Убрать из отчёта"
          isBusy={acts.isBusy}
          onRemove={() => void acts.removeOwner(owner.id)}
        />
      )}
    </div>
  );
}
