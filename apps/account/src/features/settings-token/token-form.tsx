import { apiAccessQuery } from '@proverka/api-client/programs';
import { tokenTerms } from '@proverka/contract/token-terms';
import type { ApiAccess, ApiScope } from '@proverka/contract/api-token';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { Button } from '@proverka/ui-kit/button';
import { Checkbox } from '@proverka/ui-kit/checkbox';
import { CheckboxGroup } from '@proverka/ui-kit/checkbox-group';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Field } from '@proverka/ui-kit/field';
import { PasswordInput } from '@proverka/ui-kit/password-input';
import { Select } from '@proverka/ui-kit/select';
import { apiTokenRules, type ApiTokenForm } from '@proverka/validation/forms/api-token';
import { resolverOf } from '@proverka/validation/forms/resolver';
import { typeset } from '@proverka/words/typeset';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { refusalToFields } from '../../page-parts/refusal-fields.ts';
import styles from '../../page-parts/section.module.css';
import { scopeTexts } from './token-words.ts';

const fields = ['scopes', 'password'] as const;
const terms = tokenTerms.map((days) => ({
  value: String(days),
  label: days === 365 ? 'Год' : `${days}\u00a0дней`,
}));

/** An earlier token's rights; otherwise those that only read. */
const suggested = ({ token, scopes }: ApiAccess): ApiScope[] =>
  scopes.filter((scope) => token?.scopes.includes(scope) ?? scope.endsWith(':read'));

interface TokenFormProps {
  readonly access: ApiAccess;
  /** Given while a valid token would be replaced. */
  readonly onCancel?: () => void;
  readonly onMade: (token: string) => void;
}

function useTokenForm({ access, onMade }: TokenFormProps) {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState('');
  const { register, handleSubmit, formState, setError } = useForm<ApiTokenForm>({
    resolver: resolverOf(apiTokenRules),
    defaultValues: { scopes: suggested(access), days: '90', password: '' },
  });
  const submit = handleSubmit(async ({ scopes, days, password }) => {
    setFailure('');
    try {
      const made = await api.call('POST /api/create_or_renew', {
        body: {
          password,
          scopes: access.scopes.filter((scope) => scopes.includes(scope)),
          days: tokenTerms.find((term) => String(term) === days) ?? tokenTerms[0],
        },
      });
      onMade(made.token);
      await queryClient.invalidateQueries(apiAccessQuery(api));
    } catch (error) {
      setFailure(refusalToFields<ApiTokenForm>(error, fields, setError));
    }
  });
  return { register, formState, submit, failure };
}

type Form = UseFormReturn<ApiTokenForm>;

interface TokenFieldsProps extends Pick<Form, 'register'> {
  readonly failure: string;
  readonly scopes: ApiAccess['scopes'];
  readonly formState: Pick<Form['formState'], 'errors' | 'isSubmitting'>;
  readonly onSubmit: () => void;
  readonly onCancel?: (() => void) | undefined;
}

/** Rights, term and password of a new token. */
export function TokenForm(props: TokenFormProps) {
  const { submit, ...form } = useTokenForm(props);
  return (
    <TokenFields
      {...form}
      scopes={props.access.scopes}
      onSubmit={() => void submit()}
      onCancel={props.onCancel}
    />
  );
}

export function TokenFields({ scopes, register, formState, failure, onSubmit, onCancel }: TokenFieldsProps) {
  const { errors, isSubmitting } = formState;
  const isRenewal = onCancel !== undefined;
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {isRenewal && (
        <p className={styles.plain}>
          {typeset(
            'Прежний токен перестанет действовать сразу: программы с ним получат отказ, пока вы не впишете новый.',
          )}
        </p>
      )}
      <FailureNote text={failure} />
      <ScopeBoxes scopes={scopes} register={register} error={errors.scopes?.message} />
      <Field label="Сколько действует" error={errors.days?.message}>
        <Select options={terms} {...register('days')} />
      </Field>
      <Field
        label="Пароль"
        hint="Токен действует от вашего имени, поэтому подтвердите, что это вы"
        error={errors.password?.message}
      >
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" busy={isSubmitting}>
          {isRenewal ? 'Заменить токен' : 'Выпустить токен'}
        </Button>
        {isRenewal && (
          <Button variant="secondary" onClick={onCancel}>
            Отмена
          </Button>
        )}
      </div>
    </form>
  );
}

interface ScopeBoxesProps extends Pick<TokenFieldsProps, 'scopes' | 'register'> {
  readonly error: string | undefined;
}

const ScopeBoxes = ({ scopes, register, error }: ScopeBoxesProps) => (
  <CheckboxGroup legend="Что можно программе" error={error}>
    {scopes.map((scope) => (
      <Checkbox key={scope} value={scope} hint={typeset(scopeTexts[scope].hint)} {...register('scopes')}>
        {scopeTexts[scope].title}
      </Checkbox>
    ))}
  </CheckboxGroup>
);
