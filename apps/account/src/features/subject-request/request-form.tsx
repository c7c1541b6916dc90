import { refusalMessage } from '@proverka/api-client/refused';
import type { SubjectRequestKind, SubjectRequestStatus } from '@proverka/contract/subject-request';
import { todayInMoscow } from '@proverka/order-flow/today-in-moscow';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Button } from '@proverka/ui-kit/button';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Field } from '@proverka/ui-kit/field';
import { Select } from '@proverka/ui-kit/select';
import { TextArea, TextInput } from '@proverka/ui-kit/text-input';
import { parseDate } from '@proverka/validation/date';
import { email } from '@proverka/validation/email';
import { nameRules } from '@proverka/validation/forms/person';
import { resolverOf } from '@proverka/validation/forms/resolver';
import { maxLength, required } from '@proverka/validation/generic-rules';
import { useState } from 'react';
import { useForm, type FieldErrors, type UseFormRegister } from 'react-hook-form';
import styles from '../../page-parts/section.module.css';

type RequestValues = Record<
  'kind' | 'about' | 'last_name' | 'first_name' | 'middle_name' | 'birth_date' | 'email' | 'text',
  string
>;

const kinds: readonly { readonly value: SubjectRequestKind; readonly label: string }[] = [
  { value: 'access', label: 'Узнать, какие мои данные хранятся' },
  { value: 'correction', label: 'Исправить неверные данные' },
  { value: 'blocking', label: 'Заблокировать и уничтожить' },
];

const empty: RequestValues = {
  kind: 'access',
  about: 'self',
  last_name: '',
  first_name: '',
  middle_name: '',
  birth_date: '',
  email: '',
  text: '',
};

const rulesOn = (today: string) => ({
  ...nameRules(today),
  kind: [required()],
  about: [required()],
  email: [required(), email()],
  text: [maxLength(4000)],
});

function useSending(onSent: (request: SubjectRequestStatus) => void) {
  const { api } = usePlatform();
  const [failure, setFailure] = useState('');
  const form = useForm<RequestValues>({
    resolver: resolverOf<RequestValues>(rulesOn(todayInMoscow())),
    defaultValues: empty,
  });
  const submit = form.handleSubmit(async ({ kind, about, text, email: address, ...person }) => {
    setFailure('');
    const body = {
      kind: kinds.find(({ value }) => value === kind)?.value ?? 'access',
      about: about === 'another' ? ('another' as const) : ('self' as const),
      person: { ...person, birth_date: parseDate(person.birth_date) ?? person.birth_date },
      email: address.trim(),
      text,
    };
    try {
      onSent(await api.call('POST /subject_requests', { body }));
    } catch (error) {
      setFailure(refusalMessage(error));
    }
  });
  return { ...form, submit, failure };
}

/** Who asks, and what for. The answer does not say whether the person is known. */
export function RequestForm({ onSent }: { readonly onSent: (request: SubjectRequestStatus) => void }) {
  const { register, formState, submit, failure } = useSending(onSent);
  const { errors, isSubmitting } = formState;
  return (
    <form className={styles.question} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <FailureNote text={failure} />
      <Field label="Что нужно" error={errors.kind?.message}>
        <Select options={[...kinds]} {...register('kind')} />
      </Field>
      <Field label="О ком запрос" error={errors.about?.message}>
        <Select
          options={[
            { value: 'self', label: 'Обо мне' },
            { value: 'another', label: 'О другом человеке' },
          ]}
          {...register('about')}
        />
      </Field>
      <PersonFields register={register} errors={errors} />
      <Field label="E-mail для ответа" error={errors.email?.message}>
        <TextInput type="email" autoComplete="email" {...register('email')} />
      </Field>
      <Field label="Что неверно или почему данные нельзя хранить" error={errors.text?.message}>
        <TextArea rows={4} {...register('text')} />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" busy={isSubmitting}>
          Отправить запрос
        </Button>
      </div>
    </form>
  );
}

interface PersonFieldsProps {
  readonly register: UseFormRegister<RequestValues>;
  readonly errors: FieldErrors<RequestValues>;
}

function PersonFields({ register, errors }: PersonFieldsProps) {
  return (
    <>
      <Field label="Фамилия" error={errors.last_name?.message}>
        <TextInput autoComplete="family-name" {...register('last_name')} />
      </Field>
      <Field label="Имя" error={errors.first_name?.message}>
        <TextInput autoComplete="given-name" {...register('first_name')} />
      </Field>
      <Field label="Отчество, если есть" error={errors.middle_name?.message}>
        <TextInput autoComplete="additional-name" {...register('middle_name')} />
      </Field>
      <Field label="Дата рождения" error={errors.birth_date?.message}>
        <TextInput placeholder="31.01.1980" inputMode="numeric" {...register('birth_date')} />
      </Field>
    </>
  );
}
