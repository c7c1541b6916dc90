import { refusalMessage } from '@proverka/api-client/refused';
import { supportRules, supportTextMaxLength } from '@proverka/contract/support-form';
import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { knownUser } from '@proverka/shell-sdk/session';
import { Button } from '@proverka/ui-kit/button';
import { Checkbox } from '@proverka/ui-kit/checkbox';
import { Field } from '@proverka/ui-kit/field';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { TextArea, TextInput } from '@proverka/ui-kit/text-input';
import { resolverOf } from '@proverka/validation/forms/resolver';
import { accepted } from '@proverka/validation/generic-rules';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { FormFailure } from '../auth/form-failure.tsx';
import { useLegalLinks } from '../legal/use-legal-links.ts';
import styles from './support-dialog.module.css';

interface SupportDialogProps {
  readonly onClose: () => void;
}

/** The support form, then the number of the case and, for whoever is signed in, the way to it. A failed attempt keeps the input. */
export function SupportDialog({ onClose }: SupportDialogProps) {
  const [sent, setSent] = useState<SentCase | null>(null);
  const isUser = useSession(knownUser) !== null;
  if (sent === null) {
    return (
      <>
        {isUser && (
          <p className={styles.note}>
            <Link to="/user/cases/" className={linkClassName()} onClick={onClose}>
              Мои обращения и&nbsp;ответы поддержки
            </Link>
          </p>
        )}
        <SupportForm onSent={setSent} />
      </>
    );
  }
  return (
    <div className={styles.form}>
      <output className={styles.sent}>{`Обращение №\u00a0${sent.number} отправлено.`}</output>
      <p className={styles.note}>
        {sent.caseId === undefined
          ? 'Мы отправили письмо со ссылкой на обращение. Об ответе тоже напишем.'
          : 'Ответ появится в обращении. О нём придёт письмо.'}
      </p>
      {sent.caseId !== undefined && (
        <Link to={`/user/cases/${sent.caseId}/`} className={linkClassName()} onClick={onClose}>
          Открыть обращение
        </Link>
      )}
      <Button variant="secondary" onClick={onClose}>
        Закрыть
      </Button>
    </div>
  );
}

interface SentCase {
  readonly number: number;
  /** Of whoever is signed in; a guest gets a link by letter. */
  readonly caseId: string | undefined;
}

interface SupportFormProps {
  readonly onSent: (sent: SentCase) => void;
}

/** Sends a support request, validated for a guest or a user. */
function useSupportLetter({ onSent }: SupportFormProps) {
  const { api, analytics, brand, settings } = usePlatform();
  const user = useSession(knownUser);
  const [failure, setFailure] = useState('');
  const { register, handleSubmit, formState } = useForm({
    // A user gave consent at registration.
    resolver: resolverOf({ ...supportRules, consents: user ? [] : [accepted()] }),
    defaultValues: { name: user?.name ?? '', email: user?.email ?? '', text: '', consents: false },
  });
  const submit = handleSubmit(async ({ name, email, text }) => {
    setFailure('');
    try {
      const page = (location.origin + location.pathname).slice(0, 2000);
      const consent = user ? {} : { consent: { personal_data_version: settings.textVersions.personalData } };
      const { number, case_id: caseId } = await api.call('POST /support', {
        body: { name, email, text, page, ...consent },
      });
      analytics.track({ name: 'support_request_sent' });
      onSent({ number, caseId });
    } catch (error) {
      setFailure(
        `Обращение не отправлено. ${refusalMessage(error)}.\nПовторите или напишите на ${brand.supportEmail}.`,
      );
    }
  });
  return { register, formState, submit, failure, isGuest: !user };
}

function SupportForm({ onSent }: SupportFormProps) {
  const { register, formState, submit, failure, isGuest } = useSupportLetter({ onSent });
  const openLegal = useLegalLinks();
  const { errors } = formState;
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      onClickCapture={openLegal}
    >
      <FormFailure text={failure} />
      <Field label="Имя" error={errors.name?.message}>
        <TextInput autoComplete="name" {...register('name')} />
      </Field>
      <Field label="E-mail" hint="На него придёт ответ" error={errors.email?.message}>
        <TextInput type="email" autoComplete="email" {...register('email')} />
      </Field>
      <Field label="Сообщение" hint="Номер заказа, если вопрос о нём" error={errors.text?.message}>
        <TextArea rows={5} maxLength={supportTextMaxLength} {...register('text')} />
      </Field>
      {isGuest && (
        <Checkbox {...register('consents')} error={errors.consents?.message}>
          Даю согласие на обработку персональных данных по&nbsp;
          <a
            href="/consents/personal_data/current/"
            target="_blank"
            rel="noopener"
            className={linkClassName()}
          >
            тексту согласия
          </a>
        </Checkbox>
      )}
      <Button type="submit" wide busy={formState.isSubmitting}>
        Отправить
      </Button>
    </form>
  );
}
