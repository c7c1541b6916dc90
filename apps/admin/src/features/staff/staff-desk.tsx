import { Card } from '@proverka/ui-kit/card';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import desk from '../../controls/desk.module.css';
import { GiveRoleForm } from './give-role-form.tsx';
import { StaffList } from './staff-list.tsx';
import { useStaff } from './use-staff.ts';

export function StaffDesk() {
  const changes = useStaff();
  return (
    <div className={desk.section}>
      <FailureNote text={changes.refusal} />
      <Card as="section" aria-labelledby="give-role" className={desk.card}>
        <h2 id="give-role">Предложить роль</h2>
        <GiveRoleForm changes={changes} />
      </Card>
      <section aria-labelledby="staff" className={desk.section}>
        <h2 id="staff">Сотрудники</h2>
        <StaffList changes={changes} />
      </section>
    </div>
  );
}
