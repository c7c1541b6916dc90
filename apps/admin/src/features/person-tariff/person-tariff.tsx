import type { PersonTariff as Assigned } from '@proverka/contract/desk-person-parts';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Card } from '@proverka/ui-kit/card';
import { momentWords } from '@proverka/words/moments';
import { typeset } from '@proverka/words/typeset';
import desk from '../../controls/desk.module.css';
import { NotLoaded } from '../../controls/not-loaded.tsx';
import { ReasonForm } from '../../controls/reason-form.tsx';
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
  const changed = () => {
    void query.refetch();
    void onChanged();
  };
  if (query.data === undefined) return <NotLoaded what="тариф" lines={3} query={query} />;
  const { tariffs, assigned } = query.data;
  const assign = (tariffId: number, reason: string) => {
    const body = { person_id: personId, tariff_simple_id: tariffId, reason };
    return assigned === undefined
      ? api.call('POST /tariff/activate_for_user', { body })
      : api.call('PUT /tariff/update_for_person', { body });
  };
  const remove = (reason: string) =>
    api.call('DELETE /tariff/delete_for_person', { query: { person_id: personId }, body: { reason } });
  return (
    <Card as="section" aria-labelledby="person-tariff" className={desk.card}>
      <h2 id="person-tariff">Тариф</h2>
      <p>{typeset(stateWords(current, assigned))}</p>
      <TariffForm tariffs={tariffs} onAssign={assign} onDone={changed} />
      {assigned !== undefined && (
        <details>
          <summary>Снять назначенный тариф</summary>
          <ReasonForm
            label="Снять назначенный тариф"
            about="Дальше тариф определяется суммой покупок."
            action="Снять тариф"
            variant="danger"
            act={remove}
            onDone={changed}
          />
        </details>
      )}
    </Card>
  );
}

const stateWords = (current: string, assigned: Assigned | undefined): string =>
  assigned === undefined
    ? `Действует «${current}», по сумме покупок.`
    : `Действует «${assigned.tariff_name}». Назначен ${momentWords(assigned.assigned_date)}, сотрудник: ${assigned.assigned_by.name}.`;
