import type { StaffPerson } from '@proverka/contract/staff';
import { useSession } from '@proverka/shell-sdk/platform';
import { knownUser } from '@proverka/shell-sdk/session';
import { Badge } from '@proverka/ui-kit/badge';
import { Button } from '@proverka/ui-kit/button';
import { Card } from '@proverka/ui-kit/card';
import desk from '../../controls/desk.module.css';
import { Fold } from '../../controls/fold.tsx';
import { roleWords } from '../../controls/staff-words.ts';
import { GivenRow } from './given-row.tsx';
import type { StaffChanges } from './use-staff.ts';

interface StaffCardProps {
  readonly member: StaffPerson;
  readonly changes: StaffChanges;
}

/** One person: the roles that count or wait, the ways in that were proposed, and what is over. */
export function StaffCard({ member, changes }: StaffCardProps) {
  const me = useSession(knownUser);
  const { person, is_enrolled: isEnrolled, roles, recoveries } = member;
  const isMe = me?.email === person.email;
  const now = roles.filter(({ state }) => state !== 'ended');
  const past = roles.filter(({ state }) => state === 'ended');
  const openRecoveries = recoveries.filter(({ state }) => state !== 'ended');
  return (
    <Card as="article" aria-label={person.name} className={desk.card}>
      <div className={desk.row}>
        <h3 className={desk.title}>{person.name}</h3>
        {isMe && <Badge>Это вы</Badge>}
        {!isEnrolled && <Badge kind="new">Второй фактор не задан</Badge>}
      </div>
      <p className={desk.soft}>{person.email}</p>
      {now.length === 0 && <p>Ролей сейчас нет</p>}
      {now.map((given) => (
        <GivenRow key={given.id} kind="roles" title={roleWords[given.role]} {...{ given, isMe, changes }} />
      ))}
      {openRecoveries.map((given) => (
        <GivenRow key={given.id} kind="recoveries" title="Новый допуск" {...{ given, isMe, changes }} />
      ))}
      {!isMe && now.some(({ state }) => state === 'active') && openRecoveries.length === 0 && (
        <div className={desk.row}>
          <Button
            size="small"
            variant="secondary"
            busy={changes.isBusy}
            onClick={() => void changes.recover(person.id)}
          >
            Предложить новый допуск
          </Button>
        </div>
      )}
      {past.length > 0 && (
        <Fold title={`Прежние роли: ${past.length}`}>
          {past.map((given) => (
            <GivenRow
              key={given.id}
              kind="roles"
              title={roleWords[given.role]}
              {...{ given, isMe, changes }}
            />
          ))}
        </Fold>
      )}
    </Card>
  );
}
