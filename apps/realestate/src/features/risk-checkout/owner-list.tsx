import { mostOwners } from '@proverka/contract/risk';
import type { SubjectData } from '@proverka/contract/subject';
import { Button } from '@proverka/ui-kit/button';
import { useState } from 'react';
import { ownerFacts, ownerName } from '../../risk-owner-form/drafted-owner.domain.ts';
import { OwnerForm } from '../../risk-owner-form/owner-form.tsx';
import styles from './risk-checkout.module.css';

interface OwnerListProps {
  readonly owners: readonly SubjectData[];
  readonly onChange: (owners: readonly SubjectData[]) => void;
}

const keyOf = (owner: SubjectData): string => `${ownerName(owner)} ${ownerFacts(owner)}`;

/** Who is checked: the first form is open, everybody else is added one by one. */
export function OwnerList({ owners, onChange }: OwnerListProps) {
  const [edited, setEdited] = useState<number | null>(null);
  const place = edited ?? (owners.length === 0 ? 0 : null);
  const save = (owner: SubjectData) => {
    onChange(place !== null && place < owners.length ? owners.with(place, owner) : [...owners, owner]);
    setEdited(null);
  };
  return (
    <div className={styles.owners}>
      {owners.length > 0 && (
        <ol className={styles.list}>
          {owners.map((owner, number) => (
            <OwnerLine
              key={keyOf(owner)}
              owner={owner}
              onEdit={() => setEdited(number)}
              onRemove={() => {
                setEdited(null);
                onChange(owners.toSpliced(number, 1));
              }}
            />
          ))}
        </ol>
      )}
      {place !== null && (
        <OwnerForm
          key={place}
          label={`Собственник ${place + 1}`}
          action={place < owners.length ? 'Сохранить' : 'Добавить в проверку'}
          initial={owners[place]}
          onSave={save}
          onCancel={owners.length > 0 ? () => setEdited(null) : undefined}
        />
      )}
      {place === null && owners.length < mostOwners && (
        <div>
          <Button variant="secondary" onClick={() => setEdited(owners.length)}>
            Добавить ещё собственника
          </Button>
        </div>
      )}
    </div>
  );
}

interface OwnerLineProps {
  readonly owner: SubjectData;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function OwnerLine({ owner, onEdit, onRemove }: OwnerLineProps) {
  return (
    <li className={styles.owner}>
      <div>
        <p className={styles.name}>{ownerName(owner)}</p>
        <p className={styles.facts}>{ownerFacts(owner)}</p>
      </div>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          size="small"
          aria-label={`Изменить: ${ownerName(owner)}`}
          onClick={onEdit}
        >
          Изменить
        </Button>
        <Button
          variant="secondary"
          size="small"
          aria-label={`Убрать: ${ownerName(owner)}`}
          onClick={onRemove}
        >
          Убрать
        </Button>
      </div>
    </li>
  );
}
