import { wholePerson } from '@proverka/catalogue/check-form';
import type { SubjectData } from '@proverka/contract/subject';
import { PersonConsent, PersonFields } from '@proverka/order-flow/person-fields';
import { todayInMoscow } from '@proverka/order-flow/today-in-moscow';
import { Button } from '@proverka/ui-kit/button';
import {
  emptyPersonForm,
  personRules,
  personSubject,
  type PersonField,
  type PersonForm,
} from '@proverka/validation/forms/person';
import { resolverOf } from '@proverka/validation/forms/resolver';
import { useImperativeHandle, type Ref } from 'react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { draftedOwner } from './drafted-owner.domain.ts';
import styles from './owner-form.module.css';

/** The state of a form whose button was not pressed. */
export interface OwnerFormHandle {
  /**
   * `untouched` when unchanged, unless it has to be filled in; `wrong` once its fields show errors and the first of them has the focus.
   */
  readonly complete: (isNeeded: boolean) => Promise<SubjectData | 'untouched' | 'wrong'>;
}

interface OwnerFormProps {
  readonly ref?: Ref<OwnerFormHandle>;
  /** «Собственник 2», the accessible name. */
  readonly label: string;
  readonly action: string;
  readonly initial?: SubjectData | undefined;
  readonly isBusy?: boolean;
  readonly onSave: (owner: SubjectData) => void | Promise<void>;
  readonly onCancel?: (() => void) | undefined;
  readonly cancelWords?: string;
}

const { ask, adds = {} } = wholePerson;
const none: readonly PersonField[] = [];

/** An owner: names and birth date are required; passport, INN and region let more sources answer. */
export function OwnerForm({
  ref,
  label,
  action,
  initial,
  isBusy = false,
  onSave,
  onCancel,
  cancelWords = 'Отмена',
}: OwnerFormProps) {
  const form = useForm<PersonForm>({
    defaultValues: initial ? draftedOwner(initial) : emptyPersonForm,
    resolver: (...input) => resolverOf(personRules(todayInMoscow(), none))(...input),
  });
  const { isDirty } = form.formState;
  useImperativeHandle(ref, () => ({
    complete: async (isNeeded) => (isDirty || isNeeded ? completeForm(form) : 'untouched'),
  }));
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label={label}
        className={styles.form}
        onSubmit={(event) => void form.handleSubmit((values) => onSave({ ...personSubject(values) }))(event)}
      >
        <PersonFields ask={ask} due={none} adds={adds} />
        <PersonConsent />
        <div className={styles.actions}>
          <Button type="submit" busy={isBusy} className={styles.main}>
            {action}
          </Button>
          {onCancel && (
            <Button type="button" variant="secondary" onClick={onCancel} className={styles.main}>
              {cancelWords}
            </Button>
          )}
        </div>
      </form>
    </FormProvider>
  );
}

function completeForm(form: UseFormReturn<PersonForm>): Promise<SubjectData | 'wrong'> {
  return new Promise((resolve, reject) => {
    const submit = form.handleSubmit(
      (values) => resolve({ ...personSubject(values) }),
      () => resolve('wrong'),
    );
    submit().catch(reject);
  });
}
