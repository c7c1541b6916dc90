import type { FoundAccount } from '@proverka/contract/account-sessions';
import { useChanges } from '@proverka/shell-sdk/changes';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Button } from '@proverka/ui-kit/button';
import { Card } from '@proverka/ui-kit/card';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Field } from '@proverka/ui-kit/field';
import { TextInput } from '@proverka/ui-kit/text-input';
import { email as emailRule } from '@proverka/validation/email';
import { required } from '@proverka/validation/generic-rules';
import { resolverOf } from '@proverka/validation/forms/resolver';
import type { FormRules } from '@proverka/validation/rule';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import desk from '../../controls/desk.module.css';
import { OpenSessions } from './open-sessions.tsx';

const rules: FormRules<{ email: string }> = { email: [required(), emailRule()] };

/** Finds an account by its e-mail; nothing is listed without one. */
export function AccountSessions() {
  const { api } = usePlatform();
  const { isBusy, refusal, run } = useChanges();
  const [found, setFound] = useState<FoundAccount | null>(null);
  const { register, handleSubmit, formState, getValues } = useForm({
    resolver: resolverOf(rules),
    defaultValues: { email: '' },
  });
  const look = async (email: string) => {
    setFound(null);
    await run(async () => setFound(await api.call('POST /admin/people/find', { body: { email } })));
  };
  const submit = handleSubmit(({ email }) => look(email.trim().toLowerCase()));
  return (
    <div className={desk.section}>
      <Card as="section" aria-labelledby="find-account" className={desk.card}>
        <h2 id="find-account">Найти аккаунт</h2>
        <form
          className={desk.form}
          aria-label="Найти аккаунт"
          noValidate
          method="post"
          onSubmit={(event) => void submit(event)}
        >
          <FailureNote text={refusal} />
          <Field label="E-mail аккаунта" error={formState.errors.email?.message}>
            <TextInput type="email" autoComplete="off" {...register('email')} />
          </Field>
          <div className={desk.row}>
            <Button type="submit" busy={isBusy}>
              Найти
            </Button>
          </div>
        </form>
      </Card>
      {found !== null && (
        <OpenSessions
          key={found.person.id}
          found={found}
          onChanged={() => look(getValues('email').trim().toLowerCase())}
        />
      )}
    </div>
  );
}
