import { refusalMessage } from '@proverka/api-client/refused';
import type { Report } from '@proverka/contract/report';
import { todayInMoscow } from '@proverka/order-flow/today-in-moscow';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Button } from '@proverka/ui-kit/button';
import { Field } from '@proverka/ui-kit/field';
import { Select } from '@proverka/ui-kit/select';
import { TextInput } from '@proverka/ui-kit/text-input';
import { regions } from '@proverka/validation/regions';
import { useForm } from 'react-hook-form';
import styles from './check-report.module.css';
import { fieldRefusals } from './field-refusals.ts';
import {
  emptyMissingForm,
  fieldsGiven,
  missingData,
  missingFailures,
  type MissingField,
  type MissingForm,
} from './missing-data.domain.ts';
import { useReportCall } from './use-report-call.ts';

const labels: Readonly<Record<MissingField, string>> = {
  passport_series: 'Серия паспорта',
  passport_number: 'Номер паспорта',
  inn: 'ИНН',
  middle_name: 'Отчество',
  region: 'Регион',
  car: 'VIN или номер кузова',
  cadastral_number: 'Кадастровый номер',
};
const hints: Readonly<Partial<Record<MissingField, string>>> = {
  passport_series: '4 цифры',
  passport_number: '6 цифр',
  inn: '12 цифр',
  region: 'Где человек зарегистрирован',
};
const regionOptions = regions.map(({ code, name }) => ({ value: code, label: name }));

export interface DataFormProps {
  readonly report: Report;
  readonly asked: readonly MissingField[];
}

/** Sends the data to the report; invalid fields get their message. */
function useMissingData({ report, asked }: DataFormProps) {
  const { api } = usePlatform();
  const { register, handleSubmit, setError, formState } = useForm<MissingForm>({
    defaultValues: emptyMissingForm,
  });
  const params = { order_item_id: report.order_item_id };
  const send = useReportCall(report.order_item_id, (form: MissingForm) =>
    api.call('POST /report/{order_item_id}/data', {
      params,
      body: { data: missingData(form, fieldsGiven(form, asked)) },
    }),
  );
  const showFailures = (failures: Readonly<Record<string, string | undefined>>): boolean => {
    const failing = asked.filter((field) => failures[field] !== undefined);
    failing.forEach((field, place) =>
      setError(field, { type: 'rule', message: failures[field] ?? '' }, { shouldFocus: place === 0 }),
    );
    return failing.length > 0;
  };
  const submit = handleSubmit((form) => {
    if (showFailures(missingFailures(form, fieldsGiven(form, asked), todayInMoscow()))) return;
    send.mutate(form, { onError: (error) => void showFailures(fieldRefusals(error)) });
  });
  return { register, errors: formState.errors, send, submit };
}

/** Fields for what is asked; what is left empty keeps lacking. */
export function DataForm({ report, asked }: DataFormProps) {
  const { register, errors, send, submit } = useMissingData({ report, asked });
  return (
    <form noValidate method="post" className={styles.form} onSubmit={(event) => void submit(event)}>
      <div className={styles.fields}>
        {asked.map((field) => (
          <Field key={field} label={labels[field]} hint={hints[field]} error={errors[field]?.message}>
            {field === 'region' ? (
              <Select {...register(field)} options={regionOptions} placeholder="Выберите регион" />
            ) : (
              <TextInput {...register(field)} autoComplete="off" maxLength={100} />
            )}
          </Field>
        ))}
      </div>
      {send.isError && (
        <p role="alert" className={styles.failure}>
          {refusalMessage(send.error)}
        </p>
      )}
      <div className={styles.actions}>
        <Button type="submit" busy={send.isPending}>
          Продолжить проверку
        </Button>
      </div>
    </form>
  );
}
