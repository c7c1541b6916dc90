import { staffQuery } from '@proverka/api-client/staff';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Card } from '@proverka/ui-kit/card';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { NotLoaded } from '../../controls/not-loaded.tsx';
import desk from '../../controls/desk.module.css';
import { GiveRoleForm } from './give-role-form.tsx';
import { StaffCard } from './staff-card.tsx';
import { useStaff } from './use-staff.ts';

/** Refetched, because the other admin confirms meanwhile. */
const LOOK_AGAIN_MS = 15_000;

export function StaffDesk() {
  const { api } = usePlatform();
  const { data, error, refetch, isFetching } = useQuery({
    ...staffQuery(api),
    // Only while somebody looks: a call in the background would count as use of the session.
    refetchOnWindowFocus: true,
    staleTime: LOOK_AGAIN_MS,
  });
  const changes = useStaff();
  if (data === undefined) return <NotLoaded what="сотрудников" query={{ error, isFetching, refetch }} />;
  return (
    <div className={desk.section}>
      <FailureNote text={changes.refusal} />
      <Card as="section" aria-labelledby="give-role" className={desk.card}>
        <h2 id="give-role">Предложить роль</h2>
        <GiveRoleForm changes={changes} />
      </Card>
      <section aria-labelledby="staff" className={desk.section}>
        <h2 id="staff">Сотрудники</h2>
        {data.staff.length === 0 && (
          <EmptyState
            title="Сотрудников пока нет"
            text="Первого администратора добавляют командой на сервере, остальных — здесь."
          />
        )}
        {data.staff.map((member) => (
          <StaffCard key={member.person.id} member={member} changes={changes} />
        ))}
      </section>
    </div>
  );
}
