import { refusalMessage } from '@proverka/api-client/refused';
import type { FactorProof } from '@proverka/contract/factor-proof';
import type { StaffChallenge } from '@proverka/contract/staff-sign-in';
import { Button } from '@proverka/ui-kit/button';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Field } from '@proverka/ui-kit/field';
import { TextInput } from '@proverka/ui-kit/text-input';
import { useState, type FormEvent } from 'react';
import desk from './desk.module.css';
import { showPasskey } from './passkey.ts';
import { readTotpCode } from './totp-code.ts';

interface FactorFormProps {
  readonly challenge: StaffChallenge;
  /** «Войти», «Подтвердить». */
  readonly action: string;
  /** Sends the proof; what it throws is shown. */
  readonly onProof: (proof: FactorProof) => Promise<void>;
}

/** The second factor: a passkey, a code of the app, or either where the person has both. */
export function FactorForm({ challenge, action, onProof }: FactorFormProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const run = async (proofOf: () => Promise<FactorProof | null>) => {
    if (isBusy) return;
    setBusy(true);
    setFailure('');
    try {
      const proof = await proofOf();
      if (proof === null) setFailure('Ключ доступа не показан. Повторите или введите код из приложения');
      else await onProof(proof);
    } catch (error) {
      setFailure(refusalMessage(error));
    } finally {
      setBusy(false);
    }
  };
  const { ways, passkey_options: options } = challenge;
  return (
    <div className={desk.form}>
      <FailureNote text={failure} />
      {ways.includes('passkey') && options !== null && (
        <Button
          wide
          busy={isBusy}
          onClick={() =>
            void run(async () => {
              const passkey = await showPasskey(options);
              return passkey && { way: 'passkey', passkey };
            })
          }
        >
          {action} ключом доступа
        </Button>
      )}
      {ways.includes('totp') && (
        <CodeForm
          action={action}
          isBusy={isBusy}
          onCode={(code) => run(async () => ({ way: 'totp', code }))}
        />
      )}
    </div>
  );
}

interface CodeFormProps {
  readonly action: string;
  readonly isBusy: boolean;
  readonly onCode: (code: string) => Promise<void>;
}

function CodeForm({ action, isBusy, onCode }: CodeFormProps) {
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const code = readTotpCode(typed);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (code === null) return;
    await onCode(code);
    setTyped('');
    setTried(false);
  };
  return (
    <form className={desk.form} noValidate onSubmit={(event) => void submit(event)}>
      <Field label="Код из приложения" error={isTried && code === null ? 'В коде шесть цифр' : null}>
        <TextInput
          inputMode="numeric"
          autoComplete="one-time-code"
          numeric
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <Button type="submit" variant="secondary" wide busy={isBusy}>
        {action} кодом
      </Button>
    </form>
  );
}
