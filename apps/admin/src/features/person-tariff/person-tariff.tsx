import type { PersonTariff as Assigned } from '@proverka/contract/desk-person-parts';
import { useChanges } from '@proverka/shell-sdk/changes';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Card } from '@proverka/ui-kit/card';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { momentWords } from '@proverka/words/moments';
import { typeset } from '@proverka/words/typeset';
import desk from '../../controls/desk.module.css';
import { NotLoaded } from '../../controls/not-loaded.tsx';
import { RemoveButton } from '../../controls/remove-button.tsx';
import { TariffForm } from './tariff-form.tsx';

interface PersonTariffProps {
  readonly personId: string;
  /** The tariff in force. */
  readonly current: string;
  readonly onChanged: () => Promise<void>;
}

/** The tariff the staff assigned to an account, if any; otherwise the sum spent decides. */
export function PersonTariff({ personId, current, onChanged }: PersonTariffProps) {
  const { api } = usePlatform();
  const query = useQuery({
    queryKey: ['desk-person-tariff', personId],
    queryFn: async ({ signal }) => {
      const [{ tariffs }, assigned] = await Promise.all([
        api.call('GET /admin/users/tariffs', {}, { signal }),
        api.call('POST /admin/person_tariffs', { body: { person_id: personId } }, { signal }),
      ]);
      return { tariffs, assigned: assigned.tariffs[0] };
    },
    retry: false,
  });
  const { run, isBusy, refusal } = useChanges(async () => {
    await query.refetch();
    await onChanged();
  });
  if (query.data === undefined) return <NotLoaded what="тариф" lines={3} query={query} />;
  const { tariffs, assigned } = query.data;
  const assign = (tariffId: number) => {
    const body = { person_id: personId, tariff_simple_id: tariffId };
    return run(() =>
      assigned === undefined
        ? api.call('POST /tariff/activate_for_user', { body })
        : api.call('PUT /tariff/update_for_person', { body }),
    );
  };
  const remove = () =>
    run(() => api.call('DELETE /tariff/delete_for_person', { query: { person_id: personId } }));
  return (
    <Card as="section" aria-labelledby="person-tariff" className={desk.card}>
      <h2 id="person-tariff">Тариф</h2>
      <p>{typeset(stateWords(current, assigned))}</p>
      <FailureNote text={refusal} />
      <TariffForm tariffs={tariffs} isBusy={isBusy} onAssign={assign} />
      {assigned !== undefined && (
        <div className={desk.row}>
          <RemoveButton
            action="Снять назначенный тариф"
            confirmation="Снять, дальше по сумме покупок"
            isBusy={isBusy}
            onRemove={() => void remove()}
          />
        </div>
      )}
    </Card>
  );
}

const stateWords = (current: string, assigned: Assigned | undefined): string =>
  assigned === undefined
    ? `Действует «${current}», по сумме покупок.`
    : `Действует «${assigned.tariff_name}». Назначен ${momentWords(assigned.assigned_date)}, сотрудник: ${assigned.assigned_by.name}.`;
