import { refusalMessage } from '@proverka/api-client/refused';
import { FormCard } from '@proverka/order-flow/form-card';
import { Banner } from '@proverka/ui-kit/banner';
import type { ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import styles from './free-check.module.css';

interface FreeCheckProps<Form extends FieldValues> {
  readonly form: UseFormReturn<Form>;
  readonly check: {
    readonly isPending: boolean;
    readonly error: unknown;
    readonly mutate: (entered: Form) => void;
  };
  readonly title: string;
  readonly submitLabel: string;
  /** What remains unknown after a failure: «о долгах». */
  readonly missing: string;
  /** The latest answer, below the form. */
  readonly answer: ReactNode;
  readonly children: ReactNode;
}

/** A check answered on its own page: free, and nothing is stored. */
export function FreeCheck<Form extends FieldValues>(props: FreeCheckProps<Form>) {
  const { form, check, title, submitLabel, missing, answer, children } = props;
  return (
    <div className={styles.check}>
      <FormProvider {...form}>
        <FormCard
          title={title}
          submitLabel={submitLabel}
          note="Ответ появится здесь же. Введённое отправляется источнику и нигде не сохраняется."
          isBusy={check.isPending}
          onSubmit={(event) => void form.handleSubmit((entered) => check.mutate(entered))(event)}
        >
          {children}
        </FormCard>
      </FormProvider>
      {check.error !== null && (
        <Banner tone="danger" live title="Проверка не выполнена">
          <p>
            {refusalMessage(check.error)}. Ответа {missing} пока нет.
          </p>
        </Banner>
      )}
      {answer}
    </div>
  );
}
