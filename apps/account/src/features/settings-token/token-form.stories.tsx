import { onStage } from '@proverka/shell-sdk/test-stage';
import preview from '@proverka/ui-kit/stories/preview';
import { exampleAccess, exampleToken } from '@proverka/contract/api-token.fixtures';
import type { ApiTokenForm } from '@proverka/validation/forms/api-token';
import { useForm, type FieldErrors } from 'react-hook-form';
import { TokenFields, TokenForm } from './token-form.tsx';

const meta = preview.meta({
  title: 'Account/API token form',
  component: TokenForm,
  decorators: [onStage],
  args: { access: exampleAccess, onMade: () => undefined },
});

export const New = meta.story({});
export const Replacing = meta.story({
  args: { access: { ...exampleAccess, token: exampleToken }, onCancel: () => undefined },
});

interface RefusedProps {
  readonly errors?: FieldErrors<ApiTokenForm>;
  readonly failure?: string;
  readonly isSubmitting?: boolean;
}

const noErrors: FieldErrors<ApiTokenForm> = {};

function Refused({ errors = noErrors, failure = '', isSubmitting = false }: RefusedProps) {
  const { register } = useForm<ApiTokenForm>({ defaultValues: { scopes: [], days: '30', password: '' } });
  return (
    <TokenFields
      scopes={exampleAccess.scopes}
      register={register}
      formState={{ errors, isSubmitting }}
      failure={failure}
      onSubmit={() => undefined}
    />
  );
}

const error = (message: string) => ({ type: 'rule', message });

export const FieldsRefused = meta.story(() => (
  <Refused errors={{ scopes: error('Выберите хотя бы одно право'), password: error('Обязательное поле') }} />
));
export const WrongPassword = meta.story(() => <Refused errors={{ password: error('Неверный пароль') }} />);
export const TooManyGuesses = meta.story(() => (
  <Refused failure="Слишком много запросов. Подождите немного и повторите" />
));
export const Sending = meta.story(() => <Refused isSubmitting />);
