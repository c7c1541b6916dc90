import { refusalMessage } from '@proverka/api-client/refused';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Button } from '@proverka/ui-kit/button';
import { Card } from '@proverka/ui-kit/card';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Field } from '@proverka/ui-kit/field';
import { Select } from '@proverka/ui-kit/select';
import { counted } from '@proverka/words/plural';
import { useState } from 'react';
import desk from '../../controls/desk.module.css';
import { NotLoaded } from '../../controls/not-loaded.tsx';

interface PersonCuratorProps {
  readonly personId: string;
}

/** Who of the staff answers for a customer. */
export function PersonCurator({ personId }: PersonCuratorProps) {
  const { api } = usePlatform();
  const found = useQuery({
    queryKey: ['desk-numbers', 'responsible', personId],
    queryFn: ({ signal }) =>
      api.call('GET /admin/responsible_user', { query: { person_id: personId } }, { signal }),
    retry: false,
  });
  return (
    <Card as="section" aria-labelledby="person-curator" className={desk.card}>
      <h2 id="person-curator">Ответственный за клиента</h2>
      {found.data === undefined ? (
        <NotLoaded what="ответственных" lines={3} query={found} />
      ) : (
        <CuratorForm
          key={found.data.responsible_id ?? ''}
          {...found.data}
          {...{ personId }}
          onChanged={found.refetch}
        />
      )}
    </Card>
  );
}

interface CuratorFormProps {
  readonly personId: string;
  readonly responsible_id: string | null;
  readonly curators: readonly {
    readonly person_id: string;
    readonly name: string;
    readonly email: string;
    readonly customers: number;
    readonly has_role: boolean;
  }[];
  readonly onChanged: () => unknown;
}

function CuratorForm({ personId, responsible_id: now, curators, onChanged }: CuratorFormProps) {
  const { api, notices } = usePlatform();
  const [chosen, setChosen] = useState(now ?? '');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const save = async () => {
    setBusy(true);
    setFailure('');
    try {
      if (chosen === '')
        await api.call('DELETE /admin/responsible_user/remove', { query: { person_id: personId } });
      else
        await api.call('POST /admin/responsible_user/add', {
          body: { person_id: personId, responsible_id: chosen },
        });
      notices.show('clear', chosen === '' ? 'Ответственный снят' : 'Ответственный назначен');
      onChanged();
    } catch (error) {
      setFailure(refusalMessage(error));
    } finally {
      setBusy(false);
    }
  };
  if (curators.length === 0 && now === null)
    return (
      <p className={desk.soft}>
        Назначать некого: роль «Куратор клиентов» никому не дана. Её дают в разделе «Сотрудники и права».
      </p>
    );
  return (
    <div className={desk.form}>
      <Field label="Кто отвечает">
        <Select
          value={chosen}
          options={optionsOf(curators)}
          onChange={({ target }) => setChosen(target.value)}
        />
      </Field>
      <FailureNote text={failure} />
      <div className={desk.row}>
        <Button busy={busy} disabled={chosen === (now ?? '')} onClick={() => void save()}>
          Сохранить
        </Button>
      </div>
    </div>
  );
}

const optionsOf = (curators: CuratorFormProps['curators']) => [
  { value: '', label: 'Никто' },
  ...curators.map(({ person_id: value, name, email, customers, has_role: hasRole }) => ({
    value,
    label: `${name || email} — ${counted(customers, 'клиент', 'клиента', 'клиентов')}${hasRole ? '' : ', роли больше нет'}`,
  })),
];
