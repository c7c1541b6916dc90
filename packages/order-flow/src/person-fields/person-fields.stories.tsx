import { emptyPersonForm, personRules, type PersonForm } from '@proverka/validation/forms/person';
import { resolverOf } from '@proverka/validation/forms/resolver';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Stack } from '@proverka/ui-kit/layout';
import preview from '@proverka/ui-kit/stories/preview';
import { PersonConsent, PersonFields } from './person-fields.tsx';

const meta = preview.meta({ title: 'Order/Person fields', component: PersonFields });

interface FieldsProps {
  readonly values?: Partial<PersonForm>;
  readonly isChecked?: boolean;
  readonly isCreditHistory?: boolean;
}

function Fields({ values, isChecked = false, isCreditHistory = false }: FieldsProps) {
  const form = useForm<PersonForm>({
    defaultValues: { ...emptyPersonForm, ...values },
    resolver: resolverOf(personRules('2026-11-20', ['region'])),
  });
  const { trigger } = form;
  useEffect(() => {
    if (isChecked) void trigger();
  }, [isChecked, trigger]);
  return (
    <FormProvider {...form}>
      <Stack gap={4}>
        <PersonFields ask={['passport', 'inn', 'region']} due={['region']} />
        <PersonConsent isCreditHistory={isCreditHistory} />
      </Stack>
    </FormProvider>
  );
}

export const Empty = meta.story(() => <Fields />);
export const FilledIn = meta.story(() => (
  <Fields
    values={{
      last_name: 'Образцова-Тестовская',
      first_name: 'Александра',
      middle_name: 'Константиновна',
      birth_date: '01.02.1980',
      region: '77',
    }}
  />
));
export const Wrong = meta.story(() => (
  <Fields values={{ last_name: 'Obraztsov', birth_date: '31.02.1980', inn: '123' }} isChecked />
));
export const CreditHistory = meta.story(() => <Fields isCreditHistory />);
