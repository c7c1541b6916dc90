import { refusalMessage } from '@proverka/api-client/refused';
import type { Report } from '@proverka/contract/report';
import type { SubjectData } from '@proverka/contract/subject';
import { PersonFields } from '@proverka/order-flow/person-fields';
import { todayInMoscow } from '@proverka/order-flow/today-in-moscow';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Banner } from '@proverka/ui-kit/banner';
import { Button } from '@proverka/ui-kit/button';
import { Card } from '@proverka/ui-kit/card';
import { Field } from '@proverka/ui-kit/field';
import { TextInput } from '@proverka/ui-kit/text-input';
import { typeset } from '@proverka/words/typeset';
import { formatDate } from '@proverka/words/dates';
import { carRules, carSubject } from '@proverka/validation/forms/car';
import { companyRules, companySubject } from '@proverka/validation/forms/company';
import {
  emptyPersonForm,
  personRules,
  personSubject,
  type PersonForm,
} from '@proverka/validation/forms/person';
import { resolverOf } from '@proverka/validation/forms/resolver';
import { firstFailure } from '@proverka/validation/rule';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import styles from './check-report.module.css';
import { fieldRefusals } from './field-refusals.ts';
import { useReportCall } from './use-report-call.ts';

/** Specification, section 8. */
const overLimit = 'Превышен лимит редактирования данных. Необходимо создать новый заказ.';

interface EditSubjectProps {
  readonly report: Report;
  readonly onDone: () => void;
}

/** Corrects the subject of the report: all checks restart, and the number of corrections is limited. */
export function EditSubject({ report, onDone }: EditSubjectProps) {
  const { api } = usePlatform();
  const params = { order_item_id: report.order_item_id };
  const edit = useReportCall(report.order_item_id, (subject: SubjectData) =>
    api.call('PUT /order_item/{order_item_id}/subject', { params, body: { subject } }),
  );
  if (report.edits_left <= 0) {
    return (
      <Banner tone="attention" live onClose={onDone}>
        <p>{overLimit}</p>
      </Banner>
    );
  }
  const parts: FormParts = {
    data: report.subject.data,
    refused: fieldRefusals(edit.error),
    onSubmit: (subject) => edit.mutate(subject, { onSuccess: onDone }),
    children: (
      <>
        {edit.isError && (
          <p role="alert" className={styles.failure}>
            {refusalMessage(edit.error)}
          </p>
        )}
        <div className={styles.actions}>
          <Button type="submit" busy={edit.isPending}>
            Сохранить и проверить заново
          </Button>
          <Button variant="quiet" onClick={onDone}>
            Не менять
          </Button>
        </div>
      </>
    ),
  };
  return (
    <Card as="section" aria-labelledby="edit-subject" className={styles.card}>
      <h2 id="edit-subject" className={styles.title}>
        Исправить данные
      </h2>
      <p className={styles.note}>
        {typeset(
          `Все проверки начнутся заново, прежние ответы исчезнут. Осталось исправлений: ${report.edits_left}.`,
        )}
      </p>
      {report.subject.kind === 'person' ? <PersonEdit {...parts} /> : <NumberEdit {...parts} />}
    </Card>
  );
}

interface FormParts {
  readonly data: SubjectData;
  readonly refused: Readonly<Record<string, string>>;
  readonly onSubmit: (subject: SubjectData) => void;
  readonly children: ReactNode;
}

const allExtras = ['passport', 'inn', 'region'] as const;

function PersonEdit({ data, onSubmit, children }: FormParts) {
  const form = useForm<PersonForm>({
    defaultValues: { ...emptyPersonForm, ...data, birth_date: formatDate(data['birth_date'] ?? '') },
    resolver: (entered, ...rest) =>
      resolverOf(personRules(todayInMoscow()))({ ...entered, consents: true }, ...rest),
  });
  const submit = form.handleSubmit((entered) => onSubmit({ ...personSubject(entered) }));
  return (
    <FormProvider {...form}>
      <form noValidate method="post" className={styles.form} onSubmit={(event) => void submit(event)}>
        <PersonFields ask={allExtras} />
        {children}
      </form>
    </FormProvider>
  );
}

/** A company or a car: one line, whose kind is recognised by its format. */
function NumberEdit({ data, refused, onSubmit, children }: FormParts) {
  const isCar = 'vin' in data || 'body_number' in data || 'plate' in data;
  const { inn, ogrn, vin, body_number: body, plate, price } = data;
  const [text, setText] = useState(vin ?? body ?? plate ?? inn ?? ogrn ?? '');
  const [error, setError] = useState<string | undefined>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const failure = isCar ? firstFailure(carRules.car, text) : firstFailure(companyRules.company, text);
    setError(failure ?? undefined);
    if (failure !== null) return;
    onSubmit({
      ...(isCar ? carSubject({ car: text, ...(price && { price }) }) : companySubject({ company: text })),
    });
  };
  return (
    <form noValidate method="post" className={styles.form} onSubmit={submit}>
      <Field
        label={isCar ? 'VIN, номер кузова или гос. номер' : 'ИНН или ОГРН'}
        error={error ?? Object.values(refused)[0]}
      >
        <TextInput
          numeric
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      {children}
    </form>
  );
}
