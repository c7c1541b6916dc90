import { Refused, refusalMessage } from '@proverka/api-client/refused';
import { supportRules, type SupportForm } from '@proverka/contract/support-form';
import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { knownUser } from '@proverka/shell-sdk/session';
import { useMutation } from '@proverka/shell-sdk/query';
import { useLocation } from '@proverka/shell-sdk/router';
import { Banner } from '@proverka/ui-kit/banner';
import { Button } from '@proverka/ui-kit/button';
import { Card } from '@proverka/ui-kit/card';
import { Checkbox } from '@proverka/ui-kit/checkbox';
import { Field } from '@proverka/ui-kit/field';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { TextArea, TextInput } from '@proverka/ui-kit/text-input';
import { accepted } from '@proverka/validation/generic-rules';
import { checkForm, firstFailure, type FormFailures } from '@proverka/validation/rule';
import { useRef, useState, type FormEvent } from 'react';
import styles from './request-form.module.css';

interface RequestFormProps {
  /** The first line of the letter: its topic. */
  readonly subject: string;
  readonly textLabel: string;
  readonly textHint: string;
}

type Failures = FormFailures<SupportForm> & { consent?: string };

/** Sends the request to support; `onRefused` receives errors by field. */
function useRequest(subject: string, onRefused: (failures: Failures) => void) {
  const { api, settings } = usePlatform();
  const { pathname } = useLocation();
  const user = useSession(knownUser);
  return useMutation({
    mutationFn: (entered: SupportForm) =>
      api.call('POST /support', {
        body: {
          ...entered,
          text: `${subject}\n\n${entered.text}`,
          page: pathname,
          ...(user ? {} : { consent: { personal_data_version: settings.textVersions.personalData } }),
        },
      }),
    onError: (error) => {
      if (error instanceof Refused) onRefused(error.problem.fields ?? {});
    },
  });
}

function readRequest(entered: FormData): SupportForm {
  const text = (name: keyof SupportForm) => {
    const typed = entered.get(name);
    return typeof typed === 'string' ? typed.trim() : '';
  };
  return { name: text('name'), email: text('email'), text: text('text') };
}

/** A request that is answered by letter; sent like every support request. */
export function RequestForm({ subject, textLabel, textHint }: RequestFormProps) {
  const user = useSession(knownUser);
  const [failures, setFailures] = useState<Failures>({});
  const form = useRef<HTMLFormElement>(null);
  const ask = useRequest(subject, setFailures);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const request = readRequest(entered);
    const consent = user ? null : firstFailure([accepted()], entered.has('consent'));
    const found: Failures = { ...checkForm(supportRules, request), ...(consent && { consent }) };
    setFailures(found);
    const first = ['name', 'email', 'text', 'consent'].find((name) => name in found);
    if (first) (form.current?.elements.namedItem(first) as HTMLElement | null)?.focus();
    else if (!ask.isPending) ask.mutate(request);
  };
  if (ask.data) return <Sent number={ask.data.number} email={ask.variables.email} />;
  return (
    <Card>
      {/* `post`, so that a form sent before any script has run does not put a name and a letter into the address. */}
      <form
        ref={form}
        noValidate
        method="post"
        aria-label={subject}
        className={styles.form}
        onSubmit={submit}
      >
        <Field label="Как к вам обращаться" error={failures.name}>
          <TextInput name="name" autoComplete="name" defaultValue={user?.name} maxLength={100} />
        </Field>
        <Field label="E-mail для ответа" error={failures.email}>
          <TextInput name="email" type="email" autoComplete="email" defaultValue={user?.email} />
        </Field>
        <Field label={textLabel} hint={textHint} error={failures.text}>
          <TextArea name="text" rows={4} />
        </Field>
        {!user && <Consent error={failures.consent} />}
        {ask.isError && (
          <Banner tone="danger" live title="Заявка не отправлена">
            <p>{refusalMessage(ask.error)}. Введённое сохранено.</p>
          </Banner>
        )}
        <Button type="submit" size="large" busy={ask.isPending}>
          Отправить заявку
        </Button>
      </form>
    </Card>
  );
}

function Consent({ error }: { readonly error: string | undefined }) {
  return (
    <Checkbox name="consent" error={error}>
      Даю согласие на обработку персональных данных по&nbsp;
      <a href="/consents/personal_data/current/" target="_blank" rel="noopener" className={linkClassName()}>
        тексту согласия
      </a>
    </Checkbox>
  );
}

function Sent({ number, email }: { readonly number: number; readonly email: string }) {
  return (
    <Banner tone="clear" live title={`Заявка № ${number} принята`}>
      <p>{`Подтверждение отправлено на ${email}. Ответит человек, в рабочее время.`}</p>
    </Banner>
  );
}
