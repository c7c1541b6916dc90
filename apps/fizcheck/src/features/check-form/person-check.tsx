import { todayInMoscow } from '@proverka/order-flow/today-in-moscow';
import { PersonConsent, PersonFields } from '@proverka/order-flow/person-fields';
import { formatDate } from '@proverka/validation/date';
import {
  emptyPersonForm,
  personRules,
  personSubject,
  type PersonForm,
} from '@proverka/validation/forms/person';
import { resolverOf } from '@proverka/validation/forms/resolver';
import { FormProvider, useForm } from 'react-hook-form';
import { checkFormOf } from '../../content/check-forms.ts';
import { FormCard } from './form-card.tsx';
import { useFormerEntry, useOrderCheck } from './use-check-draft.ts';

interface PersonCheckProps {
  readonly productName: string;
  readonly submitLabel?: string;
}

/** Whom a check is about, with what its sources need besides the name. */
export function PersonCheck({ productName, submitLabel }: PersonCheckProps) {
  const order = useOrderCheck(productName);
  const asked = checkFormOf(productName);
  if (asked.kind !== 'person') throw new Error(`${productName} is not about a person`);
  const { title, ask, due } = asked;
  // No default values: what was typed before the page came to life is read from the fields.
  const form = useForm<PersonForm>({
    resolver: (entered, context, options) =>
      resolverOf(personRules(todayInMoscow(), due))({ ...emptyPersonForm, ...entered }, context, options),
  });
  useFormerEntry(productName, ({ birth_date: day = '', ...subject }) =>
    form.reset({ ...emptyPersonForm, ...subject, birth_date: formatDate(day) }),
  );
  const send = async (entered: PersonForm) => {
    const failures = await order.start({ ...personSubject(entered) });
    for (const [field, message] of Object.entries(failures)) {
      if (field in emptyPersonForm) form.setError(field as keyof PersonForm, { type: 'rule', message });
    }
  };
  return (
    <FormProvider {...form}>
      <FormCard
        title={title}
        submitLabel={submitLabel}
        isBusy={order.isBusy}
        onSubmit={(event) => void form.handleSubmit(send)(event)}
      >
        <PersonFields ask={ask} due={due} />
        <PersonConsent />
      </FormCard>
    </FormProvider>
  );
}
