import { staffRoles, type StaffRole } from '@proverka/contract/staff-roles';
import { Button } from '@proverka/ui-kit/button';
import { Field } from '@proverka/ui-kit/field';
import { Select } from '@proverka/ui-kit/select';
import { TextInput } from '@proverka/ui-kit/text-input';
import { email as emailRule } from '@proverka/validation/email';
import { required } from '@proverka/validation/generic-rules';
import { resolverOf } from '@proverka/validation/forms/resolver';
import type { FormRules } from '@proverka/validation/rule';
import { typeset } from '@proverka/words/typeset';
import { useForm } from 'react-hook-form';
import desk from '../../controls/desk.module.css';
import { roleWords } from '../../controls/staff-words.ts';
import type { StaffChanges } from './use-staff.ts';

type RoleForm = { email: string; role: StaffRole };

const rules: FormRules<RoleForm> = { email: [required(), emailRule()], role: [] };
const roleOptions = staffRoles.map((value) => ({ value, label: roleWords[value] }));

/** The person has to have an account already; the role counts only once another admin has confirmed it. */
export function GiveRoleForm({ changes }: { readonly changes: StaffChanges }) {
  const { register, handleSubmit, formState, reset } = useForm<RoleForm>({
    resolver: resolverOf(rules),
    defaultValues: { email: '', role: 'support' },
  });
  const submit = handleSubmit(async ({ email, role }) => {
    if (await changes.propose(email.trim().toLowerCase(), role)) reset();
  });
  return (
    <form
      className={desk.form}
      aria-label="Предложить роль"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <p className={desk.soft}>
        {typeset(
          'У человека должен быть аккаунт. Роль начнёт действовать, когда её подтвердит другой администратор.',
        )}
      </p>
      <div className={desk.fields}>
        <Field label="E-mail сотрудника" error={formState.errors.email?.message}>
          <TextInput type="email" autoComplete="off" {...register('email')} />
        </Field>
        <Field label="Роль">
          <Select options={roleOptions} {...register('role')} />
        </Field>
      </div>
      <div className={desk.row}>
        <Button type="submit" busy={formState.isSubmitting}>
          Предложить
        </Button>
      </div>
    </form>
  );
}
