import { FormCard } from '@proverka/order-flow/form-card';
import { NameFields } from '@proverka/order-flow/name-fields';
import { todayInMoscow } from '@proverka/order-flow/today-in-moscow';
import { Refused, refusalMessage } from '@proverka/api-client/refused';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useMutation } from '@proverka/shell-sdk/query';
import { Banner } from '@proverka/ui-kit/banner';
import { resolverOf } from '@proverka/validation/forms/resolver';
import { FormProvider, useForm, type UseFormSetError } from 'react-hook-form';
import { PassportAnswer } from './passport-answer.tsx';
import styles from '../../free-check/free-check.module.css';
import { DocumentFields, PassportConsent } from './passport-fields.tsx';
import {
  emptyPassportForm,
  passportRules,
  type PassportForm,
} from '@proverka/validation/forms/passport-check';
import { passportRequest } from './passport-form.ts';

function usePassportCheck() {
  const { api, settings } = usePlatform();
  const form = useForm<PassportForm>({
    defaultValues: emptyPassportForm,
    resolver: (...input) => resolverOf(passportRules(todayInMoscow()))(...input),
  });
  const check = useMutation({
    mutationFn: (entered: PassportForm) =>
      api.call('POST /passport/check', {
        body: passportRequest(entered, settings.textVersions.personalData),
      }),
    onError: (error) => {
      showFieldRefusals(error, form.setError);
    },
  });
  return { form, check };
}

/** The form of the check and, below it, the answer to what was asked last. */
export function PassportCheck() {
  const { form, check } = usePassportCheck();
  const startOver = () => {
    check.reset();
    form.reset(emptyPassportForm);
    form.setFocus('last_name');
  };
  return (
    <div className={styles.check}>
      <FormProvider {...form}>
        <FormCard
          title="Какой паспорт проверить"
          submitLabel="Проверить паспорт"
          note="Ответ появится здесь же. Введённое отправляется источнику и нигде не сохраняется."
          isBusy={check.isPending}
          onSubmit={(event) => void form.handleSubmit((entered) => check.mutate(entered))(event)}
        >
          <NameFields isMiddleNameDue={false} />
          <DocumentFields />
          <PassportConsent />
        </FormCard>
      </FormProvider>
      {check.isError && (
        <Banner tone="danger" live title="Проверка не выполнена">
          <p>{refusalMessage(check.error)}. Ответа о паспорте пока нет.</p>
        </Banner>
      )}
      {check.data && (
        <PassportAnswer
          key={check.data.checked_at}
          answer={check.data}
          passport={check.variables}
          onStartOver={startOver}
        />
      )}
    </div>
  );
}

/** Fields the server did not accept get its words. */
function showFieldRefusals(error: unknown, setError: UseFormSetError<PassportForm>): void {
  const fields = error instanceof Refused ? (error.problem.fields ?? {}) : {};
  for (const field of Object.keys(emptyPassportForm) as (keyof PassportForm)[]) {
    const message = fields[field];
    if (message !== undefined) setError(field, { message }, { shouldFocus: true });
  }
}
