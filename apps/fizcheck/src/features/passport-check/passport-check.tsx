import { NameFields } from '@proverka/order-flow/name-fields';
import { todayInMoscow } from '@proverka/order-flow/today-in-moscow';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useMutation } from '@proverka/shell-sdk/query';
import { resolverOf } from '@proverka/validation/forms/resolver';
import { useForm } from 'react-hook-form';
import { PassportAnswer } from './passport-answer.tsx';
import { FreeCheck } from '../../free-check/free-check.tsx';
import { showRefusals } from '../../free-check/show-refusals.ts';
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
      showRefusals(form, error);
    },
  });
  return { form, check };
}

/** The form of the check, with the latest answer below. */
export function PassportCheck() {
  const { form, check } = usePassportCheck();
  const startOver = () => {
    check.reset();
    form.reset(emptyPassportForm);
    form.setFocus('last_name');
  };
  return (
    <FreeCheck
      form={form}
      check={check}
      title="Какой паспорт проверить"
      submitLabel="Проверить паспорт"
      missing="о паспорте"
      answer={
        check.data && (
          <PassportAnswer
            key={check.data.checked_at}
            answer={check.data}
            passport={check.variables}
            onStartOver={startOver}
          />
        )
      }
    >
      <NameFields isMiddleNameDue={false} />
      <DocumentFields />
      <PassportConsent />
    </FreeCheck>
  );
}
