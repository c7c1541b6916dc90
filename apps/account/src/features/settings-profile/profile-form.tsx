import { personQuery } from '@proverka/api-client/person';
import type { ApiReply } from '@proverka/contract/api';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { Button } from '@proverka/ui-kit/button';
import { Field } from '@proverka/ui-kit/field';
import { PhoneInput } from '@proverka/ui-kit/phone-input';
import { TextInput } from '@proverka/ui-kit/text-input';
import { profileRules, type ProfileForm as Values } from '@proverka/validation/forms/profile';
import { resolverOf } from '@proverka/validation/forms/resolver';
import { formatPhone } from '@proverka/words/phone';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { refusalToFields } from '../../page-parts/refusal-fields.ts';
import styles from '../../page-parts/section.module.css';

export type Person = ApiReply<'GET /person/{id}'>;

/** The phone in the format of the field's mask. */
const maskedPhone = (phone: string): string => formatPhone(phone).replaceAll('\u00a0', ' ');

export function ProfileForm({ person }: { readonly person: Person }) {
  const { api, notices, sessionActions } = usePlatform();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState('');
  const saved = { name: person.name, phone: maskedPhone(person.phone) };
  const { register, handleSubmit, formState, setError } = useForm<Values>({
    resolver: resolverOf(profileRules),
    defaultValues: saved,
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    setFailure('');
    try {
      const { data } = await api.call('PUT /person', { body: values });
      const { name, phone, is_phone_verified } = data;
      queryClient.setQueryData(personQuery(api, person.id).queryKey, {
        ...person,
        name,
        phone,
        is_phone_verified,
      });
      notices.show('clear', 'Данные сохранены');
      await sessionActions.refresh();
    } catch (error) {
      setFailure(refusalToFields<Values>(error, ['name', 'phone'], setError));
    }
  });
  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <FailureNote text={failure} />
      <Field label="Имя" error={errors.name?.message}>
        {/* The form fills its fields in the browser alone: the server's page has them too. */}
        <TextInput autoComplete="name" defaultValue={saved.name} {...register('name')} />
      </Field>
      <Field label="Телефон" error={errors.phone?.message} hint="Новый номер надо будет подтвердить">
        <PhoneInput defaultValue={saved.phone} {...register('phone')} />
      </Field>
      <Field label="E-mail" hint="Сюда приходят отчёты. Чтобы сменить адрес, напишите в поддержку">
        <TextInput type="email" readOnly value={person.email} />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" busy={isSubmitting}>
          Сохранить
        </Button>
      </div>
    </form>
  );
}
