import { productsQuery } from '@proverka/api-client/products';
import { checkDraft } from '@proverka/order-flow/check-draft';
import type { PersonExtra } from '@proverka/order-flow/check-needs';
import { PersonConsent, PersonFields } from '@proverka/order-flow/person-fields';
import { todayInMoscow } from '@proverka/order-flow/today-in-moscow';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { useNavigate } from '@proverka/shell-sdk/router';
import { Button } from '@proverka/ui-kit/button';
import { Card } from '@proverka/ui-kit/card';
import {
  emptyPersonForm,
  personRules,
  personSubject,
  type PersonField,
  type PersonForm,
} from '@proverka/validation/forms/person';
import { resolverOf } from '@proverka/validation/forms/resolver';
import { useEffect, useState } from 'react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { draftedForm } from './drafted-form.domain.ts';
import { NotOnSale } from './not-on-sale.tsx';
import styles from './person-check-form.module.css';

interface PersonCheckFormProps {
  readonly productName: string;
  /** What the form is called for those who hear it: «Проверка собственника». */
  readonly label: string;
  readonly action: string;
  readonly ask: readonly PersonExtra[];
  readonly due?: readonly PersonField[];
  /** See `PersonConsent`. */
  readonly isCreditHistory?: boolean;
}

type Outcome = 'asking' | 'not-on-sale' | 'failed';

const nothing: readonly PersonField[] = [];

/** Whom to check. What was filled in waits in this tab: for the order, or until the check can be ordered. */
export function PersonCheckForm({
  productName,
  label,
  action,
  ask,
  due = nothing,
  isCreditHistory = false,
}: PersonCheckFormProps) {
  const form = useForm<PersonForm>({
    defaultValues: emptyPersonForm,
    resolver: (...input) => resolverOf(personRules(todayInMoscow(), due))(...input),
  });
  useDraft(form, productName);
  const { outcome, order } = useOrder(productName);
  return (
    <Card>
      <FormProvider {...form}>
        <form
          noValidate
          aria-label={label}
          className={styles.form}
          onSubmit={(event) => void form.handleSubmit(order)(event)}
        >
          <PersonFields ask={ask} due={due} />
          <PersonConsent isCreditHistory={isCreditHistory} />
          <div>
            <Button type="submit" size="large" busy={outcome === 'asking'} className={styles.main}>
              {action}
            </Button>
          </div>
          {(outcome === 'not-on-sale' || outcome === 'failed') && (
            <NotOnSale isUnknown={outcome === 'failed'} />
          )}
        </form>
      </FormProvider>
    </Card>
  );
}

/** What was typed in this tab before comes back. */
function useDraft(form: UseFormReturn<PersonForm>, productName: string): void {
  const { reset } = form;
  useEffect(() => {
    const draft = checkDraft().read();
    if (draft?.product_name === productName) reset(draftedForm(draft.subject));
  }, [productName, reset]);
}

/** Where a filled-in check is ordered (specification, section 2, Routes). */
const orderPath = '/fizcheckCheckout/';

function useOrder(productName: string) {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const order = async (form: PersonForm) => {
    checkDraft().save({ product_name: productName, subject: personSubject(form) });
    setOutcome('asking');
    const products = await queryClient.ensureQueryData(productsQuery(api)).catch(() => null);
    const isOnSale = products?.some(({ product_name: name }) => name === productName);
    if (isOnSale) await navigate(orderPath);
    setOutcome(isOnSale ? null : products ? 'not-on-sale' : 'failed');
  };
  return { outcome, order };
}
