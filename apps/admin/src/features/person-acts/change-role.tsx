import type { PersonPage } from '@proverka/contract/desk-people';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Card } from '@proverka/ui-kit/card';
import { Field } from '@proverka/ui-kit/field';
import { Select } from '@proverka/ui-kit/select';
import { useState } from 'react';
import { accountRole, assignableRoleOptions } from '../../controls/account-words.ts';
import desk from '../../controls/desk.module.css';
import { ReasonForm } from '../../controls/reason-form.tsx';

interface ChangeRoleProps {
  readonly person: PersonPage['person'];
  readonly onChanged: () => void;
}

export function ChangeRole({ person, onChanged }: ChangeRoleProps) {
  const { api, notices } = usePlatform();
  const [role, setRole] = useState(person.person_role);
  const change = async (reason: string) => {
    const body = { person_id: person.person_id, person_role: role, reason };
    await api.call('PUT /admin/users/role', { body });
    notices.show('clear', `Роль изменена: ${accountRole(role)}`);
  };
  return (
    <Card as="section" aria-labelledby="change-role" className={desk.card}>
      <h2 id="change-role">Роль аккаунта</h2>
      <ReasonForm
        label="Роль аккаунта"
        about={`Сейчас: ${accountRole(person.person_role)}. Сразу после смены закроются все сессии человека, перестанут действовать токен API и вебхуки, изменятся цены. Человек получит письмо, причины в нём нет.`}
        action="Сменить роль"
        act={change}
        onDone={onChanged}
      >
        <Field label="Новая роль">
          <Select
            options={assignableRoleOptions}
            value={String(role)}
            onChange={({ target }) => setRole(Number(target.value))}
          />
        </Field>
      </ReasonForm>
    </Card>
  );
}
