import { Field } from '@proverka/ui-kit/field';
import { Select } from '@proverka/ui-kit/select';
import { TextInput } from '@proverka/ui-kit/text-input';
import { accountRoleOptions } from '../../controls/account-words.ts';

export interface OwnerDraft {
  /** Empty: whom the id names. */
  readonly role: string;
  readonly personId: string;
}

export const noOwner: OwnerDraft = { role: '', personId: '' };

/** Whom a special price is for; null while neither or both are named. */
export function ownerOf({
  role,
  personId,
}: OwnerDraft): { person_id: string | null; person_role: number | null } | null {
  const id = personId.trim();
  if ((role === '') === (id === '')) return null;
  return role === '' ? { person_id: id, person_role: null } : { person_id: null, person_role: Number(role) };
}

interface OwnerFieldsProps {
  readonly owner: OwnerDraft;
  readonly onChange: (owner: OwnerDraft) => void;
}

export const OwnerFields = ({ owner, onChange }: OwnerFieldsProps) => (
  <>
    <Field label="Роль" hint="Все аккаунты с ней, пока их заказы меньше 1500 ₽" optional>
      <Select
        value={owner.role}
        options={[{ value: '', label: 'Не по роли' }, ...accountRoleOptions]}
        onChange={({ target }) => onChange({ ...owner, role: target.value })}
      />
    </Field>
    <Field label="Номер аккаунта" hint="Вместо роли: цена одного человека" optional>
      <TextInput
        value={owner.personId}
        autoComplete="off"
        maxLength={36}
        onChange={({ target }) => onChange({ ...owner, personId: target.value })}
      />
    </Field>
  </>
);
