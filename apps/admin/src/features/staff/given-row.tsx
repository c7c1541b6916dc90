import type { StaffRecovery } from '@proverka/contract/staff';
import { useSession } from '@proverka/shell-sdk/platform';
import { knownUser } from '@proverka/shell-sdk/session';
import { Badge } from '@proverka/ui-kit/badge';
import { Button } from '@proverka/ui-kit/button';
import { typeset } from '@proverka/words/typeset';
import { RemoveButton } from '../../controls/remove-button.tsx';
import desk from '../../controls/desk.module.css';
import { givenWords, stateWords } from './given-words.domain.ts';
import styles from './given-row.module.css';
import type { GivenKind, StaffChanges } from './use-staff.ts';

interface GivenRowProps {
  readonly kind: GivenKind;
  readonly title: string;
  readonly given: StaffRecovery;
  /** It is given to the reader. */
  readonly isMe: boolean;
  readonly changes: StaffChanges;
}

/** A role or a new way in: its state, by whom, and what the reader may do about it. */
export function GivenRow({ kind, title, given, isMe, changes }: GivenRowProps) {
  const me = useSession(knownUser);
  const isMine = given.given_by !== null && given.given_by.email === me?.email;
  return (
    <section aria-label={title} className={styles.given}>
      <div className={desk.row}>
        <h4 className={styles.title}>{title}</h4>
        <Badge kind={given.state === 'proposed' ? 'new' : 'plain'}>{stateWords[given.state]}</Badge>
      </div>
      {givenWords(given).map((words) => (
        <p key={words} className={desk.soft}>
          {typeset(words)}
        </p>
      ))}
      {given.state === 'proposed' && isMine && <p>{typeset('Подтвердить должен другой администратор.')}</p>}
      {given.state !== 'ended' && (
        <div className={desk.row}>
          {given.state === 'proposed' && !isMine && !isMe && (
            <Button size="small" busy={changes.isBusy} onClick={() => void changes.confirm(kind, given.id)}>
              Подтвердить
            </Button>
          )}
          <RemoveButton
            {...endWords(kind, given.state, isMine)}
            isBusy={changes.isBusy}
            onRemove={() => void changes.end(kind, given.id)}
          />
        </div>
      )}
    </section>
  );
}

function endWords(kind: GivenKind, state: StaffRecovery['state'], isMine: boolean) {
  if (state === 'proposed') {
    return isMine
      ? { action: 'Отозвать', confirmation: 'Отозвать предложение' }
      : { action: 'Отклонить', confirmation: 'Отклонить предложение' };
  }
  return kind === 'roles'
    ? { action: 'Снять роль', confirmation: 'Снять роль и закрыть сеансы' }
    : { action: 'Погасить', confirmation: 'Погасить допуск' };
}
