import { refusalMessage } from '@proverka/api-client/refused';
import { PersonConsent, PersonFields } from '@proverka/order-flow/person-fields';
import { todayInMoscow } from '@proverka/order-flow/today-in-moscow';
import { fieldRefusals } from '@proverka/report-kit/field-refusals';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useMutation } from '@proverka/shell-sdk/query';
import { Banner } from '@proverka/ui-kit/banner';
import {
  emptyPersonForm,
  personRules,
  personSubject,
  type PersonForm,
} from '@proverka/validation/forms/person';
import { resolverOf } from '@proverka/validation/forms/resolver';
import { FormProvider, useForm } from 'react-hook-form';
import { FormCard } from '@proverka/order-flow/form-card';
import styles from '../../free-check/free-check.module.css';
import { FsspAnswer } from './fssp-answer.tsx';

const regionDue = ['region'] as const;

/** The form and the question it sends; fields the server did not accept get its words. */
function useFsspCheck() {
  const { api, settings } = usePlatform();
  // No default values: what was typed before the page came to life is read from the fields.
  const form = useForm<PersonForm>({
    resolver: (entered, ...rest) =>
      resolverOf(personRules(todayInMoscow(), regionDue))({ ...emptyPersonForm, ...entered }, ...rest),
  });
  const check = useMutation({
    mutationFn: (entered: PersonForm) =>
      api.call('POST /fssp/free', {
        body: {
          subject: { ...personSubject(entered) },
          consent: { personal_data_version: settings.textVersions.personalData },
        },
      }),
    onError: (error) => {
      for (const [field, message] of Object.entries(fieldRefusals(error))) {
        if (field in emptyPersonForm) form.setError(field as keyof PersonForm, { message });
      }
    },
  });
  return { form, check };
}

/** The free question to the bailiffs' data bank and, below it, the answer to what was asked last. */
export function FsspCheck() {
  const { form, check } = useFsspCheck();
  const startOver = () => {
    check.reset();
    form.reset(emptyPersonForm);
    form.setFocus('last_name');
  };
  return (
    <div className={styles.check}>
      <FormProvider {...form}>
        <FormCard
          title="Чьи долги проверить"
          submitLabel="Проверить бесплатно"
          note="Ответ появится здесь же. Введённое отправляется источнику и нигде не сохраняется."
          isBusy={check.isPending}
          onSubmit={(event) => void form.handleSubmit((entered) => check.mutate(entered))(event)}
        >
          <PersonFields ask={regionDue} due={regionDue} />
          <PersonConsent />
        </FormCard>
      </FormProvider>
      {check.isError && (
        <Banner tone="danger" live title="Проверка не выполнена">
          <p>{refusalMessage(check.error)}. Ответа о долгах пока нет.</p>
        </Banner>
      )}
      {check.data && (
        <FsspAnswer
          key={check.data.checked_at}
          answer={check.data}
          subject={personSubject(check.variables)}
          onStartOver={startOver}
        />
      )}
    </div>
  );
}
