import { Field } from '@proverka/ui-kit/field';
import { Select } from '@proverka/ui-kit/select';
import { useState } from 'react';
import { ReasonForm } from '../../controls/reason-form.tsx';

interface TariffFormProps {
  readonly tariffs: readonly { readonly tariff_simple_id: number; readonly tariff_name: string }[];
  readonly onAssign: (tariffId: number, reason: string) => Promise<unknown>;
  readonly onDone: () => void;
}

export function TariffForm({ tariffs, onAssign, onDone }: TariffFormProps) {
  const [tariff, setTariff] = useState('');
  return (
    <ReasonForm
      label="Назначить тариф"
      about="Действует сразу, сколько бы ни было потрачено."
      action="Назначить"
      missing={tariff === '' ? 'Выберите тариф' : ''}
      act={(reason) => onAssign(Number(tariff), reason)}
      onDone={() => {
        setTariff('');
        onDone();
      }}
    >
      <Field label="Новый тариф">
        <Select
          placeholder="Выберите тариф"
          value={tariff}
          options={tariffs.map(({ tariff_simple_id: id, tariff_name: label }) => ({
            value: String(id),
            label,
          }))}
          onChange={({ target }) => setTariff(target.value)}
        />
      </Field>
    </ReasonForm>
  );
}
