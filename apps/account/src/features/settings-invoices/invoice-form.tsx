import type { Invoice } from '@proverka/contract/invoice';
import type { Payer } from '@proverka/contract/payer';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { Banner } from '@proverka/ui-kit/banner';
import { Button } from '@proverka/ui-kit/button';
import { Field } from '@proverka/ui-kit/field';
import { RadioGroup } from '@proverka/ui-kit/radio-group';
import { Select } from '@proverka/ui-kit/select';
import { TextInput } from '@proverka/ui-kit/text-input';
import { invoiceRules, type InvoiceForm as Values } from '@proverka/validation/forms/invoice';
import { resolverOf } from '@proverka/validation/forms/resolver';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { refusalToFields } from '../../page-parts/refusal-fields.ts';
import styles from '../../page-parts/section.module.css';
import { invoiceBody, kinds } from './invoice-words.domain.ts';
import { InvoiceLink } from './invoice-list.tsx';
import { OrderField } from './order-field.tsx';

interface InvoiceFormProps {
  readonly payers: readonly Payer[];
  readonly onIssued: () => void;
}

/** Submits the form; refusals about a field are shown at the field. */
function useIssue({ payers, onIssued }: InvoiceFormProps) {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState('');
  const [issued, setIssued] = useState<Invoice | null>(null);
  const form = useForm<Values>({
    resolver: resolverOf(invoiceRules),
    defaultValues: { kind: 'top-up', payer_id: payers[0]?.payer_id ?? '', amount: '', order_id: '' },
  });
  const { getValues, setValue } = form;
  // The chosen payer may be removed next to the form: the field would show another and submit the removed one.
  useEffect(() => {
    if (payers.some(({ payer_id: id }) => id === getValues('payer_id'))) return;
    setValue('payer_id', payers[0]?.payer_id ?? '');
  }, [payers, getValues, setValue]);
  const submit = form.handleSubmit(async (values) => {
    setFailure('');
    setIssued(null);
    try {
      const { invoice } = await api.call('POST /invoice', { body: invoiceBody(values) });
      setIssued(invoice);
      onIssued();
      await queryClient.invalidateQueries({ queryKey: ['invoices'] });
    } catch (error) {
      setFailure(refusalToFields<Values>(error, ['payer_id', 'amount', 'order_id'], form.setError));
    }
  });
  return { form, submit, failure, issued };
}

export function InvoiceForm({ payers, onIssued }: InvoiceFormProps) {
  const { form, submit, failure, issued } = useIssue({ payers, onIssued });
  const { register, control, setValue } = form;
  const { errors, isSubmitting, isSubmitted } = form.formState;
  const kind = useWatch({ control, name: 'kind' });
  return (
    <form className={styles.wideForm} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <RadioGroup
        legend="Документ"
        options={kinds}
        value={kind}
        onValueChange={(value) => {
          setValue('kind', value);
          setValue('order_id', '');
        }}
      />
      <div className={styles.pair}>
        <Field label="Плательщик" error={errors.payer_id?.message}>
          <Select
            options={payers.map(({ payer_id, name }) => ({ value: payer_id, label: name }))}
            {...register('payer_id')}
          />
        </Field>
        {kind === 'top-up' && (
          <Field label="Сумма, ₽" error={errors.amount?.message}>
            <TextInput numeric inputMode="decimal" autoComplete="off" {...register('amount')} />
          </Field>
        )}
      </div>
      {kind !== 'top-up' && (
        <OrderField
          key={kind}
          kind={kind}
          error={errors.order_id?.message}
          onChange={(id) => setValue('order_id', id, { shouldValidate: isSubmitted })}
        />
      )}
      <FailureNote text={failure} />
      {issued !== null && <Issued invoice={issued} />}
      <div className={styles.actions}>
        <Button type="submit" variant="secondary" busy={isSubmitting}>
          {kind === 'act' ? 'Составить акт' : 'Выставить счёт'}
        </Button>
      </div>
    </form>
  );
}

function Issued({ invoice }: { readonly invoice: Invoice }) {
  return (
    <Banner tone="clear" live>
      <p>
        Готово: <InvoiceLink invoice={invoice} />
      </p>
    </Banner>
  );
}
