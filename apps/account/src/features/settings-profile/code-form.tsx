import { personQuery } from '@proverka/api-client/person';
import { refusalMessage } from '@proverka/api-client/refused';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { Button } from '@proverka/ui-kit/button';
import { Field } from '@proverka/ui-kit/field';
import { TextInput } from '@proverka/ui-kit/text-input';
import { PHONE_CODE_LENGTH, phoneCodeRules, type PhoneCodeForm } from '@proverka/validation/forms/phone-code';
import { resolverOf } from '@proverka/validation/forms/resolver';
import { smsRisk } from '@proverka/words/sms-risk';
import { typeset } from '@proverka/words/typeset';
import { useForm } from 'react-hook-form';
import styles from '../../page-parts/section.module.css';

interface CodeFormProps {
  readonly personId: string;
  /** A masked phone number. */
  readonly sentTo: string;
  /** Seconds until another code may be requested. */
  readonly secondsLeft: number;
  readonly isAsking: boolean;
  readonly onAskAgain: () => void;
}

export function CodeForm({ personId, sentTo, secondsLeft, isAsking, onAskAgain }: CodeFormProps) {
  const { api, notices } = usePlatform();
  const queryClient = useQueryClient();
  const { register, handleSubmit, formState, setError } = useForm<PhoneCodeForm>({
    resolver: resolverOf(phoneCodeRules),
    defaultValues: { code: '' },
  });
  const submit = handleSubmit(async ({ code }) => {
    try {
      await api.call('POST /person/phone/verify', { body: { code: code.trim() } });
      queryClient.setQueryData(
        personQuery(api, personId).queryKey,
        (person) => person && { ...person, is_phone_verified: true },
      );
      notices.show('clear', 'Телефон подтверждён');
    } catch (error) {
      setError('code', { type: 'server', message: refusalMessage(error) });
    }
  });
  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <output className={styles.plain}>Код отправлен на {sentTo}</output>
      <Field label="Код из SMS" hint={typeset(smsRisk)} error={formState.errors.code?.message}>
        <TextInput
          numeric
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={PHONE_CODE_LENGTH + 2}
          {...register('code')}
        />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" busy={formState.isSubmitting}>
          Подтвердить
        </Button>
        {secondsLeft > 0 ? (
          <span className={styles.soft}>Новый код можно запросить через {secondsLeft}&nbsp;с</span>
        ) : (
          <Button variant="quiet" busy={isAsking} onClick={onAskAgain}>
            Отправить ещё раз
          </Button>
        )}
      </div>
    </form>
  );
}
