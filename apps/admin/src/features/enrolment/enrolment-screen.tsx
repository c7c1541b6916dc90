import { refusalMessage } from '@proverka/api-client/refused';
import type { StaffEnrolment } from '@proverka/contract/staff-sign-in';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Link, useLocation } from '@proverka/shell-sdk/router';
import { Banner } from '@proverka/ui-kit/banner';
import { Button } from '@proverka/ui-kit/button';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Field } from '@proverka/ui-kit/field';
import { TextInput } from '@proverka/ui-kit/text-input';
import { typeset } from '@proverka/words/typeset';
import { useState, type FormEvent } from 'react';
import desk from '../../controls/desk.module.css';
import { EnrolmentForm } from './enrolment-form.tsx';

interface Looked {
  readonly code: string;
  readonly enrolment: StaffEnrolment;
}

/** The one-time code is behind the link's `#`, which no server and no log sees. */
export function EnrolmentScreen() {
  const { hash } = useLocation();
  const [looked, setLooked] = useState<Looked | null>(null);
  const [isDone, setDone] = useState(false);
  if (isDone) {
    return (
      <>
        <Banner tone="clear" live>
          <p>{typeset('Пароль и второй фактор заданы. Прежние больше не действуют.')}</p>
        </Banner>
        <Link to="/sign-in/" className={buttonClassName()}>
          Войти
        </Link>
      </>
    );
  }
  return looked === null ? (
    <CodeForm firstCode={decodeURIComponent(hash.slice(1))} onLooked={setLooked} />
  ) : (
    <EnrolmentForm {...looked} onDone={() => setDone(true)} />
  );
}

interface CodeFormProps {
  readonly firstCode: string;
  readonly onLooked: (looked: Looked) => void;
}

function CodeForm({ firstCode, onLooked }: CodeFormProps) {
  const { api } = usePlatform();
  const [code, setCode] = useState(firstCode);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const look = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setFailure('');
    try {
      const body = { code: code.trim() };
      onLooked({ ...body, enrolment: await api.call('POST /staff/enrolment/look', { body }) });
    } catch (error) {
      setFailure(refusalMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={desk.form} aria-label="Код допуска" noValidate onSubmit={(event) => void look(event)}>
      <p>
        {typeset(
          'Код одноразовый. С ним вы зададите пароль и второй фактор: ключ доступа или приложение с кодами.',
        )}
      </p>
      <FailureNote text={failure} />
      <Field label="Код допуска">
        <TextInput
          autoComplete="off"
          spellCheck={false}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
      </Field>
      <Button type="submit" wide busy={isBusy} disabled={code.trim() === ''}>
        Продолжить
      </Button>
    </form>
  );
}
