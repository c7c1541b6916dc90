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
import { phone } from '@proverka/validation/phone';
import { useState } from 'react';
import { useForm, type FieldErrors, type UseFormRegister } from 'react-hook-form';
import styles from '../../page-parts/section.module.css';

type RequestValues = Record<
  | 'kind'
  | 'about'
  | 'last_name'
  | 'first_name'
  | 'middle_name'
  | 'birth_date'
  | 'email'
  | 'code_to'
  | 'phone'
  | 'text',
  string
>;

const kinds: readonly { readonly value: SubjectRequestKind; readonly label: string }[] = [
  { value: 'access', label: 'Узнать, какие мои данные хранятся' },
  { value: 'correction', label: 'Исправить неверные данные' },
  { value: 'blocking', label: 'Заблокировать и уничтожить' },
];

const codePlaces = [
  { value: 'email', label: 'На эту почту' },
  { value: 'phone', label: 'В SMS на телефон' },
] as const;

const empty: RequestValues = {
  kind: 'access',
  about: 'self',
  last_name: '',
  first_name: '',
  middle_name: '',
  birth_date: '',
  email: '',
  code_to: 'email',
  phone: '',
  text: '',
};

const rulesOn = (today: string, toPhone: boolean) => ({
  ...nameRules(today),
  code_to: [required()],
  phone: toPhone ? [required(), phone()] : [],
  kind: [required()],
  about: [required()],
  email: [required(), email()],
  text: [maxLength(4000)],
});

function useSending(onSent: Sent) {
  const { api } = usePlatform();
  const [failure, setFailure] = useState('');
  const form = useForm<RequestValues>({
    resolver: (values, ...more) =>
      resolverOf<RequestValues>(rulesOn(todayInMoscow(), values.code_to === 'phone'))(values, ...more),
    defaultValues: empty,
  });
  const submit = form.handleSubmit(async (values) => {
    const { kind, about, text, email: address, code_to: codeTo, phone: number, ...person } = values;
    setFailure('');
    const body = {
      kind: kinds.find(({ value }) => value === kind)?.value ?? 'access',
      about: about === 'another' ? ('another' as const) : ('self' as const),
      person: { ...person, birth_date: parseDate(person.birth_date) ?? person.birth_date },
      email: address.trim(),
      phone: codeTo === 'phone' ? number.trim() : '',
      text,
    };
    try {
      onSent(await api.call('POST /subject_requests', { body }), body.phone !== '');
    } catch (error) {
      setFailure(refusalMessage(error));
    }
  });
  return { ...form, submit, failure };
}

type Sent = (request: SubjectRequestStatus, isByPhone: boolean) => void;

/** Who asks, and what for. The answer does not say whether the person is known. */
export function RequestForm({ onSent }: { readonly onSent: Sent }) {
  const { register, formState, submit, failure, watch } = useSending(onSent);
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
      <Field label="Куда прислать код" error={errors.code_to?.message}>
        <Select options={[...codePlaces]} {...register('code_to')} />
      </Field>
      {watch('code_to') === 'phone' && (
        <Field label="Телефон, который есть в данных" error={errors.phone?.message}>
          <TextInput type="tel" autoComplete="tel" placeholder="+7" {...register('phone')} />
        </Field>
      )}
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
