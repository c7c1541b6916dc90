import type { Payer } from '@proverka/contract/payer';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Button } from '@proverka/ui-kit/button';
import { payerRules, type PayerForm as Values } from '@proverka/validation/forms/payer';
import { resolverOf } from '@proverka/validation/forms/resolver';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { refusalToFields } from '../../page-parts/refusal-fields.ts';
import styles from '../../page-parts/section.module.css';
import { PayerFields } from './payer-fields.tsx';

const empty: Values = {
  inn: '',
  kpp: '',
  ogrn: '',
  name: '',
  address: '',
  email: '',
  bank_name: '',
  bik: '',
  account: '',
  correspondent_account: '',
};
const fields = Object.keys(empty) as (keyof Values)[];

const valuesOf = (payer: Payer): Values =>
  Object.fromEntries(fields.map((field) => [field, payer[field]])) as Values;

interface PayerFormProps {
  /** Null for a new payer. */
  readonly payer: Payer | null;
  readonly onSaved: () => Promise<unknown>;
  readonly onCancel: () => void;
}

export function PayerForm({ payer, onSaved, onCancel }: PayerFormProps) {
  const { api, notices } = usePlatform();
  const [failure, setFailure] = useState('');
  const form = useForm<Values>({
    resolver: resolverOf(payerRules),
    defaultValues: payer === null ? empty : valuesOf(payer),
  });
  const submit = form.handleSubmit(async (values) => {
    setFailure('');
    try {
      if (payer === null) await api.call('POST /payer/add_payer', { body: values });
      else await api.call('POST /payer/update_payer_info', { body: { ...values, payer_id: payer.payer_id } });
      notices.show('clear', payer === null ? 'Плательщик добавлен' : 'Реквизиты сохранены');
      await onSaved();
    } catch (error) {
      setFailure(refusalToFields<Values>(error, fields, form.setError));
    }
  });
  return (
    <FormProvider {...form}>
      <form className={styles.wideForm} method="post" noValidate onSubmit={(event) => void submit(event)}>
        <FailureNote text={failure} />
        <PayerFields knownInn={payer?.inn ?? ''} />
        <div className={styles.actions}>
          <Button type="submit" busy={form.formState.isSubmitting}>
            {payer === null ? 'Добавить' : 'Сохранить'}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            Отмена
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
