import { webhooksQuery } from '@proverka/api-client/programs';
import { maxWebhooks } from '@proverka/contract/settings-limits';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { Banner } from '@proverka/ui-kit/banner';
import { Button } from '@proverka/ui-kit/button';
import { CopyField } from '@proverka/ui-kit/copy-field';
import { Field } from '@proverka/ui-kit/field';
import { PasswordInput } from '@proverka/ui-kit/password-input';
import { TextInput } from '@proverka/ui-kit/text-input';
import { resolverOf } from '@proverka/validation/forms/resolver';
import { webhookRules, type WebhookForm as Values } from '@proverka/validation/forms/webhook';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { refusalToFields } from '../../page-parts/refusal-fields.ts';
import styles from '../../page-parts/section.module.css';

/** A new subscription, its secret, and errors. */
function useNewWebhook() {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  const [secret, setSecret] = useState('');
  const [failure, setFailure] = useState('');
  const { register, handleSubmit, formState, reset, setError } = useForm<Values>({
    resolver: resolverOf(webhookRules),
    defaultValues: { url: '', password: '' },
  });
  const submit = handleSubmit(async ({ url, password }) => {
    setFailure('');
    setSecret('');
    try {
      const made = await api.call('POST /webhooks', { body: { url: url.trim(), password } });
      setSecret(made.secret);
      reset();
      await queryClient.invalidateQueries(webhooksQuery(api));
    } catch (error) {
      setFailure(refusalToFields<Values>(error, ['url', 'password'], setError));
    }
  });
  return { register, formState, submit, secret, failure };
}

interface WebhookFormProps {
  /** The limit is reached; the secret of the last subscription stays visible to be copied. */
  readonly isFull: boolean;
}

/** Adds a subscription; its secret is shown once, here. */
export function WebhookForm({ isFull }: WebhookFormProps) {
  const { register, formState, submit, secret, failure } = useNewWebhook();
  return (
    <>
      {secret !== '' && (
        <Banner tone="attention" title="Сохраните секрет подписи сейчас: больше мы его не покажем" live>
          <div className={styles.copy}>
            <CopyField label="Секрет подписи" value={secret} copiedText="Секрет скопирован в буфер обмена" />
          </div>
        </Banner>
      )}
      {isFull ? (
        <p className={styles.soft}>Больше {maxWebhooks} подписок не нужно: удалите лишнюю.</p>
      ) : (
        <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
          <FailureNote text={failure} />
          <Field
            label="Адрес вашего сервера"
            hint="Начинается с https:// и доступен из интернета"
            error={formState.errors.url?.message}
          >
            <TextInput
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder="https://crm.example.com/proverka"
              {...register('url')}
            />
          </Field>
          <Field
            label="Пароль"
            hint="Сервер будет узнавать о ваших заказах, поэтому подтвердите, что это вы"
            error={formState.errors.password?.message}
          >
            <PasswordInput autoComplete="current-password" {...register('password')} />
          </Field>
          <div className={styles.actions}>
            <Button type="submit" variant="secondary" busy={formState.isSubmitting}>
              Подписаться
            </Button>
          </div>
        </form>
      )}
    </>
  );
}
