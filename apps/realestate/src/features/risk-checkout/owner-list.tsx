import { mostOwners } from '@proverka/contract/risk-limits';
import type { SubjectData } from '@proverka/contract/subject';
import { Button } from '@proverka/ui-kit/button';
import { personName } from '@proverka/words/person-name';
import { ownerFacts } from '../../risk-owner-form/drafted-owner.domain.ts';
import { OwnerForm } from '../../risk-owner-form/owner-form.tsx';
import type { OwnerRow } from './owner-rows.domain.ts';
import styles from './risk-checkout.module.css';
import type { OwnersView } from './use-owner-rows.ts';

interface OwnerListProps {
  readonly owners: OwnersView;
}

/** The owners to check: the first form is open, others are added one by one. */
export function OwnerList({ owners }: OwnerListProps) {
  const { rows } = owners;
  const isAdding = rows.some(({ owner }) => owner === null);
  return (
    <div className={styles.owners}>
      <ol className={styles.list}>
        {rows.map((row, number) => (
          <OwnerItem key={row.key} row={row} place={number + 1} owners={owners} />
        ))}
      </ol>
      {!isAdding && rows.length < mostOwners && (
        <div>
          <Button variant="secondary" onClick={owners.add}>
            Добавить ещё собственника
          </Button>
        </div>
      )}
    </div>
  );
}

interface OwnerItemProps extends OwnerListProps {
  readonly row: OwnerRow;
  /** Starting at one. */
  readonly place: number;
}

function OwnerItem({ row: { key, owner, isOpen, isAgreed }, place, owners }: OwnerItemProps) {
  const isOnly = owners.rows.length === 1;
  return (
    <li className={styles.item}>
      {owner && isAgreed && (
        <OwnerLine owner={owner} onEdit={() => owners.edit(key)} onRemove={() => owners.remove(key)} />
      )}
      {isOpen && (
        <OwnerForm
          ref={(form) => owners.attach(key, form)}
          label={`Собственник ${place}`}
          action={isAgreed ? 'Сохранить' : 'Добавить в проверку'}
          initial={owner ?? undefined}
          onSave={(typed) => owners.save(key, typed)}
          cancelWords={owner !== null && !isAgreed ? 'Не проверять' : 'Отмена'}
          onCancel={owner === null && isOnly ? undefined : () => owners.cancel(key)}
        />
      )}
    </li>
  );
}

interface OwnerLineProps {
  readonly owner: SubjectData;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function OwnerLine({ owner, onEdit, onRemove }: OwnerLineProps) {
  return (
    <div className={styles.owner}>
      <div>
        <p className={styles.name}>{personName(owner)}</p>
        <p className={styles.facts}>{ownerFacts(owner)}</p>
      </div>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          size="small"
          aria-label={`Изменить: ${personName(owner)}`}
          onClick={onEdit}
        >
          Изменить
        </Button>
        <Button
          variant="secondary"
          size="small"
          aria-label={`Убрать: ${personName(owner)}`}
          onClick={onRemove}
        >
          Убрать
        </Button>
      </div>
    </div>
  );
}
