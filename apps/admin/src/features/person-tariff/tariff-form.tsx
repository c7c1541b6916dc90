import { Button } from '@proverka/ui-kit/button';
import { Field } from '@proverka/ui-kit/field';
import { Select } from '@proverka/ui-kit/select';
import { useForm } from 'react-hook-form';
import desk from '../../controls/desk.module.css';

interface TariffFormProps {
  readonly tariffs: readonly { readonly tariff_simple_id: number; readonly tariff_name: string }[];
  readonly isBusy: boolean;
  readonly onAssign: (tariffId: number) => Promise<boolean>;
}

export function TariffForm({ tariffs, isBusy, onAssign }: TariffFormProps) {
  const { register, handleSubmit, formState, reset } = useForm({ defaultValues: { tariff: '' } });
  const submit = handleSubmit(async ({ tariff }) => {
    if (await onAssign(Number(tariff))) reset();
  });
  return (
    <form
      noValidate
      method="post"
      aria-label="Назначить тариф"
      className={desk.form}
      onSubmit={(event) => void submit(event)}
    >
      <Field
        label="Новый тариф"
        hint="Действует сразу, сколько бы ни было потрачено"
        error={formState.errors.tariff?.message}
      >
        <Select
          placeholder="Выберите тариф"
          options={tariffs.map(({ tariff_simple_id: id, tariff_name: label }) => ({
            value: String(id),
            label,
          }))}
          {...register('tariff', { validate: (chosen) => chosen !== '' || 'Выберите тариф' })}
        />
      </Field>
      <div className={desk.row}>
        <Button type="submit" busy={isBusy}>
          Назначить
        </Button>
      </div>
    </form>
  );
}
