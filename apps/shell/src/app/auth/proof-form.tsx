import { NoPasskey, signWithPasskey } from '@proverka/api-client/passkey';
import { refusalMessage } from '@proverka/api-client/refused';
import type { ProofAnswer, ProofChallenge } from '@proverka/contract/proof';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Button } from '@proverka/ui-kit/button';
import { Field } from '@proverka/ui-kit/field';
import { TextInput } from '@proverka/ui-kit/text-input';
import { factorCodeRules } from '@proverka/validation/forms/second-factor';
import { resolverOf } from '@proverka/validation/forms/resolver';
import { typeset } from '@proverka/words/typeset';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import styles from './auth-dialog.module.css';
import { FormFailure } from './form-failure.tsx';
import { OtherForms } from './other-forms.tsx';

interface ProofFormProps {
  readonly asked: ProofChallenge;
  readonly onProven: () => Promise<void>;
  /** Another question needs the password again. */
  readonly onBack: () => void;
}

function useProof({ asked, onProven }: ProofFormProps) {
  const { api } = usePlatform();
  const [failure, setFailure] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const prove = async (answerOf: () => Promise<ProofAnswer>): Promise<void> => {
    setFailure('');
    setIsBusy(true);
    try {
      const answer = await answerOf();
      await api.call('POST /login/proof', { body: { challenge_id: asked.challenge_id, answer } });
      await onProven();
    } catch (error) {
      setFailure(error instanceof NoPasskey ? error.message : refusalMessage(error));
    } finally {
      setIsBusy(false);
    }
  };
  return { failure, isBusy, prove };
}

/** The second step of signing in: what a stolen password does not have. */
export function ProofForm(props: ProofFormProps) {
  const { passkey, ways } = props.asked;
  const { failure, isBusy, prove } = useProof(props);
  const hasTotp = ways.includes('totp');
  const [isRecovery, setIsRecovery] = useState(!hasTotp && passkey === null);
  const way = isRecovery ? 'recovery_code' : 'totp';
  const isOtherWay = isRecovery ? hasTotp || passkey !== null : ways.includes('recovery_code');
  const turn = {
    title: isRecovery ? 'Другой способ' : 'Ввести код восстановления',
    go: () => setIsRecovery(!isRecovery),
  };
  return (
    <div className={styles.form}>
      <h3 className={styles.heading}>Подтвердите вход</h3>
      <FormFailure text={failure} />
      {ways.length === 0 && <p>{typeset(ELSEWHERE)}</p>}
      {passkey !== null && !isRecovery && (
        <Button
          wide
          busy={isBusy}
          variant={hasTotp ? 'secondary' : 'primary'}
          onClick={() =>
            void prove(async () => ({ way: 'passkey', credential: await signWithPasskey(passkey) }))
          }
        >
          Войти с ключом входа
        </Button>
      )}
      {ways.includes(way) && (
        <CodeForm
          key={way}
          way={way}
          isBusy={isBusy}
          onCode={(code) => prove(() => Promise.resolve({ way, code }))}
        />
      )}
      <OtherForms ways={[...(isOtherWay ? [turn] : []), { title: 'Назад', go: props.onBack }]} />
    </div>
  );
}

const ELSEWHERE =
  'Ключ входа этого аккаунта создан на другом нашем сайте. Войдите там или напишите в поддержку.';

interface CodeFormProps {
  readonly way: 'totp' | 'recovery_code';
  readonly isBusy: boolean;
  readonly onCode: (code: string) => Promise<void>;
}

function CodeForm({ way, isBusy, onCode }: CodeFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: resolverOf(factorCodeRules),
    defaultValues: { code: '' },
  });
  const submit = handleSubmit(({ code }) => onCode(code));
  const isTotp = way === 'totp';
  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Field
        label={isTotp ? 'Код из приложения' : 'Код восстановления'}
        error={formState.errors.code?.message}
      >
        <TextInput
          autoComplete="one-time-code"
          inputMode={isTotp ? 'numeric' : 'text'}
          {...register('code')}
        />
      </Field>
      <Button type="submit" wide busy={isBusy}>
        Подтвердить
      </Button>
    </form>
  );
}
