import type { TotpSetup as Setup } from '@proverka/contract/second-factor';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Button } from '@proverka/ui-kit/button';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Field } from '@proverka/ui-kit/field';
import { TextInput } from '@proverka/ui-kit/text-input';
import { factorCodeRules, type FactorCodeForm } from '@proverka/validation/forms/second-factor';
import { resolverOf } from '@proverka/validation/forms/resolver';
import { typeset } from '@proverka/words/typeset';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { refusalToFields } from '../../page-parts/refusal-fields.ts';
import styles from '../../page-parts/section.module.css';

interface TotpSetupProps {
  readonly setup: Setup;
  readonly onDone: (codes: readonly string[]) => Promise<void>;
}

const QUIET = 4;

/** Dark on white in every theme: a camera reads it. The quiet zone is four modules (ISO/IEC 18004). */
const QrCode = ({ qr: { side, path } }: Pick<Setup, 'qr'>) => (
  <svg
    role="img"
    aria-label="QR-код для приложения"
    width="220"
    height="220"
    viewBox={`${-QUIET} ${-QUIET} ${side + 2 * QUIET} ${side + 2 * QUIET}`}
    shapeRendering="crispEdges"
  >
    <rect x={-QUIET} y={-QUIET} width={side + 2 * QUIET} height={side + 2 * QUIET} fill="#fff" />
    <path d={path} fill="#000" />
  </svg>
);

export function TotpSetup({ setup, onDone }: TotpSetupProps) {
  const { api } = usePlatform();
  const [failure, setFailure] = useState('');
  const { register, handleSubmit, formState, setError } = useForm<FactorCodeForm>({
    resolver: resolverOf(factorCodeRules),
    defaultValues: { code: '' },
  });
  const submit = handleSubmit(async ({ code }) => {
    setFailure('');
    try {
      const { recovery_codes } = await api.call('POST /person/totp/confirm', { body: { code } });
      await onDone(recovery_codes);
    } catch (error) {
      setFailure(refusalToFields<FactorCodeForm>(error, ['code'], setError));
    }
  });
  return (
    <form className={styles.question} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <p>
        {typeset(
          'Отсканируйте код приложением для кодов подтверждения или введите в нём ключ вручную. Затем впишите код, который оно покажет.',
        )}
      </p>
      <QrCode qr={setup.qr} />
      <p>
        Ключ: <code>{setup.secret}</code>
      </p>
      <FailureNote text={failure} />
      <Field label="Код из приложения" error={formState.errors.code?.message}>
        <TextInput autoComplete="one-time-code" inputMode="numeric" {...register('code')} />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" busy={formState.isSubmitting}>
          Включить
        </Button>
      </div>
    </form>
  );
}
