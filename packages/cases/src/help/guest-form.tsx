import { Button } from '@proverka/ui-kit/button';
import { Checkbox } from '@proverka/ui-kit/checkbox';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Field } from '@proverka/ui-kit/field';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { TextArea, TextInput } from '@proverka/ui-kit/text-input';
import { useState } from 'react';
import styles from '../cases.module.css';
import type { Unsent } from '../message/use-unsent.ts';
import { AttachedList } from './attached-list.tsx';
import type { HelpSubject } from './help-subject.ts';
import { useGuestLetter } from './use-guest-letter.ts';

interface GuestFormProps {
  readonly subject: HelpSubject;
  readonly unsent: Unsent;
  readonly onSent: (number: number, email: string) => void;
}

/** Whom to answer, and what about. A failed attempt keeps the input. */
export function GuestForm({ subject, unsent, onSent }: GuestFormProps) {
  const [attached, setAttached] = useState({ page: subject.page !== '', order: false });
  const page = attached.page ? subject.page : '';
  const { register, textField, formState, submit, failure } = useGuestLetter({ page, unsent, onSent });
  const { errors } = formState;
  return (
    <form
      className={styles.form}
      aria-label="Новое обращение"
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <FailureNote text={failure} />
      <Field label="Сообщение" hint="Номер заказа, если вопрос о нём" error={errors.text?.message}>
        <TextArea rows={4} {...textField} />
      </Field>
      <Field label="Имя" error={errors.name?.message}>
        <TextInput autoComplete="name" {...register('name')} />
      </Field>
      <Field label="E-mail" hint="На него придёт ответ" error={errors.email?.message}>
        <TextInput type="email" autoComplete="email" {...register('email')} />
      </Field>
      <AttachedList subject={subject} takesOrder={false} attached={attached} onChange={setAttached} />
      <Checkbox {...register('consents')} error={errors.consents?.message}>
        Даю согласие на обработку персональных данных по&nbsp;
        <a href="/consents/personal_data/current/" target="_blank" rel="noopener" className={linkClassName()}>
          тексту согласия
        </a>
      </Checkbox>
      <Button type="submit" wide busy={formState.isSubmitting}>
        Отправить
      </Button>
    </form>
  );
}
