import { PersonConsent, PersonFields } from '@proverka/order-flow/person-fields';
import { todayInMoscow } from '@proverka/order-flow/today-in-moscow';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useMutation } from '@proverka/shell-sdk/query';
import {
  emptyPersonForm,
  personRules,
  personSubject,
  type PersonForm,
} from '@proverka/validation/forms/person';
import { resolverOf } from '@proverka/validation/forms/resolver';
import { useForm } from 'react-hook-form';
import { FreeCheck } from '../../free-check/free-check.tsx';
import { showRefusals } from '../../free-check/show-refusals.ts';
import { FsspAnswer } from './fssp-answer.tsx';

const regionDue = ['region'] as const;

/** The form and its request; fields the server refuses show its messages. */
function useFsspCheck() {
  const { api, settings } = usePlatform();
  // No default values: what was typed before hydration is read from the fields.
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
      showRefusals(form, error);
    },
  });
  return { form, check };
}

/** The free question to the enforcement data bank, with the latest answer below. */
export function FsspCheck() {
  const { form, check } = useFsspCheck();
  const startOver = () => {
    check.reset();
    form.reset(emptyPersonForm);
    form.setFocus('last_name');
  };
  return (
    <FreeCheck
      form={form}
      check={check}
      title="Чьи долги проверить"
      submitLabel="Проверить бесплатно"
      missing="о долгах"
      answer={
        check.data && (
          <FsspAnswer
            key={check.data.checked_at}
            answer={check.data}
            subject={personSubject(check.variables)}
            onStartOver={startOver}
          />
        )
      }
    >
      <PersonFields ask={regionDue} due={regionDue} />
      <PersonConsent />
    </FreeCheck>
  );
}
