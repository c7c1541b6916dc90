import { productsQuery } from '@proverka/api-client/products';
import { checkDraft } from '@proverka/order-flow/check-draft';
import { personFormOf } from '@proverka/catalogue/person-form';
import { FormCard } from '@proverka/order-flow/form-card';
import { PersonConsent, PersonFields } from '@proverka/order-flow/person-fields';
import { todayInMoscow } from '@proverka/order-flow/today-in-moscow';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { useNavigate } from '@proverka/shell-sdk/router';
import {
  emptyPersonForm,
  personRules,
  personSubject,
  type PersonForm,
} from '@proverka/validation/forms/person';
import { resolverOf } from '@proverka/validation/forms/resolver';
import { useEffect, useState } from 'react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { draftedForm } from './drafted-form.domain.ts';
import { NotOnSale } from './not-on-sale.tsx';

interface PersonCheckFormProps {
  readonly productName: string;
}

type Outcome = 'asking' | 'not-on-sale' | 'failed';

/** Whom to check. What was filled in waits in this tab: for the order, or until the check can be ordered. */
export function PersonCheckForm({ productName }: PersonCheckFormProps) {
  const { brand } = usePlatform();
  const asked = personFormOf(brand.id, productName);
  const { title = 'Кого проверить', action = 'Проверить', ask, due, adds, isCreditHistory = false } = asked;
  const form = useForm<PersonForm>({
    defaultValues: emptyPersonForm,
    resolver: (...input) => resolverOf(personRules(todayInMoscow(), due))(...input),
  });
  useDraft(form, productName);
  const { outcome, order } = useOrder(productName);
  return (
    <FormProvider {...form}>
      <FormCard
        title={title}
        submitLabel={action}
        note="Дальше — состав, цена и оплата. До заказа введённое остаётся в этой вкладке."
        isBusy={outcome === 'asking'}
        onSubmit={(event) => void form.handleSubmit(order)(event)}
      >
        <PersonFields ask={ask} due={due} {...(adds && { adds })} />
        <PersonConsent isCreditHistory={isCreditHistory} />
        {(outcome === 'not-on-sale' || outcome === 'failed') && (
          <NotOnSale isUnknown={outcome === 'failed'} />
        )}
      </FormCard>
    </FormProvider>
  );
}

/** Restores the draft of this tab. */
function useDraft(form: UseFormReturn<PersonForm>, productName: string): void {
  const { reset } = form;
  useEffect(() => {
    const draft = checkDraft().read();
    if (draft?.product_name === productName) reset(draftedForm(draft.subject));
  }, [productName, reset]);
}

/** The checkout of a drafted check (specification, section 2, Routes). */
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
