import { FormProvider, useForm } from 'react-hook-form';
import { emptyPersonForm } from '@proverka/validation/forms/person';
import preview from '@proverka/ui-kit/stories/preview';
import { PersonConsent, PersonFields } from '../person-fields/person-fields.tsx';
import { FormCard } from './form-card.tsx';

const meta = preview.meta({ title: 'Order/Form card', component: FormCard });

function CheckForm({ isBusy = false }) {
  const form = useForm({ defaultValues: emptyPersonForm });
  return (
    <FormProvider {...form}>
      <FormCard
        title="Кого проверить"
        note="Данные уходят только в те источники, которые проверяют человека."
        isBusy={isBusy}
        onSubmit={(event) => event.preventDefault()}
      >
        <PersonFields ask={['region']} due={['region']} />
        <PersonConsent />
      </FormCard>
    </FormProvider>
  );
}

export const Ready = meta.story(() => <CheckForm />);
export const Busy = meta.story(() => <CheckForm isBusy />);
