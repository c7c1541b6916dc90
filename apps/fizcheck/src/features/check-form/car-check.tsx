import { Field } from '@proverka/ui-kit/field';
import { TextInput } from '@proverka/ui-kit/text-input';
import { carRules, recognizeCar } from '@proverka/validation/forms/car';
import { checkForm } from '@proverka/validation/rule';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { FormCard } from './form-card.tsx';
import { useFormerEntry, useOrderCheck } from './use-check-draft.ts';

interface CarCheckProps {
  readonly productName: string;
}

/** A car by whatever number is at hand; which one it is, is seen from the number itself. */
export function CarCheck({ productName }: CarCheckProps) {
  const order = useOrderCheck(productName);
  const field = useRef<HTMLInputElement>(null);
  const [car, setCar] = useState('');
  const [error, setError] = useState<string | undefined>();
  useEffect(() => {
    // What was typed before the page came to life stays.
    setCar((typed) => typed || (field.current?.value ?? ''));
  }, []);
  useFormerEntry(productName, ({ vin, body_number, plate }) => setCar(vin ?? body_number ?? plate ?? ''));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const failure = checkForm(carRules, { car }).car;
    setError(failure);
    const subject = recognizeCar(car);
    if (failure !== undefined || subject === null) {
      field.current?.focus();
      return;
    }
    void order.start(subject).then((failures) => setError(Object.values(failures)[0]));
  };
  return (
    <FormCard title="Какую машину проверить" isBusy={order.isBusy} onSubmit={submit}>
      <Field label="VIN, номер кузова или гос. номер" error={error} hint={recognitionWords(car)}>
        <TextInput
          ref={field}
          name="car"
          size="large"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          numeric
          value={car}
          onChange={(event) => {
            setCar(event.target.value);
            setError(undefined);
          }}
        />
      </Field>
    </FormCard>
  );
}

function recognitionWords(text: string): string {
  const subject = recognizeCar(text);
  if (subject === null) return 'Например, А123ВС77 или 17 знаков VIN';
  if ('vin' in subject) return 'Это VIN';
  return 'plate' in subject ? 'Это гос. номер' : 'Это номер кузова';
}
