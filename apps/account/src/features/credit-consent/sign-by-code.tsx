import type { CreditConsentPage } from '@proverka/contract/credit-consent';
import { useChanges } from '@proverka/shell-sdk/changes';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Button } from '@proverka/ui-kit/button';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Field } from '@proverka/ui-kit/field';
import { Stack } from '@proverka/ui-kit/layout';
import { TextInput } from '@proverka/ui-kit/text-input';
import { phoneCodeRules } from '@proverka/validation/forms/phone-code';
import { firstFailure } from '@proverka/validation/rule';
import { smsRisk } from '@proverka/words/sms-risk';
import { typeset } from '@proverka/words/typeset';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

interface SignByCodeProps {
  readonly token: string;
  readonly page: CreditConsentPage;
  readonly onSigned: (page: CreditConsentPage) => void;
}

const codeRule = { validate: (code: string) => firstFailure(phoneCodeRules.code, code) ?? true };
const codeInput = { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 10 } as const;

/** Asks for a code first, then takes it: the code is the signature. */
export function SignByCode({ token, page, onSigned }: SignByCodeProps) {
  const { api } = usePlatform();
  const { isBusy, refusal, run } = useChanges();
  const [isSent, setSent] = useState(false);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { code: '' } });
  const send = async () => {
    if (await run(() => api.call('POST /credit_consent/code', { body: { token } }))) setSent(true);
  };
  const sign = handleSubmit(({ code }) =>
    run(async () =>
      onSigned(await api.call('POST /credit_consent/sign', { body: { token, code, version: page.version } })),
    ),
  );
  return (
    <form noValidate method="post" onSubmit={(event) => void sign(event)}>
      <Stack gap={4}>
        <p>{typeset(`Чтобы подписать, введите код из SMS: он придёт на ${page.phone}.`)}</p>
        {isSent && (
          <Field
            label="Код из SMS"
            hint={typeset(`6 цифр. ${smsRisk}`)}
            error={formState.errors.code?.message}
          >
            <TextInput {...register('code', codeRule)} {...codeInput} />
          </Field>
        )}
        <FailureNote text={refusal} />
        <div>
          {isSent ? (
            <Button type="submit" size="large" busy={isBusy}>
              Подписать
            </Button>
          ) : (
            <Button size="large" busy={isBusy} onClick={() => void send()}>
              Получить код
            </Button>
          )}
        </div>
        {isSent && (
          <div>
            <Button variant="secondary" busy={isBusy} onClick={() => void send()}>
              Прислать код ещё раз
            </Button>
          </div>
        )}
      </Stack>
    </form>
  );
}
