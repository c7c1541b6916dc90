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
import { moscowDay } from '@proverka/words/moments';
import { useEffect, useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { refusalToFields } from '../../page-parts/refusal-fields.ts';
import styles from '../../page-parts/section.module.css';
import { actPeriods } from './act-periods.domain.ts';
import { invoiceBody, kinds } from './invoice-words.domain.ts';
import { InvoiceLink } from './invoice-list.tsx';
import { OrderField } from './order-field.tsx';
import { PeriodField } from './period-field.tsx';

interface InvoiceFormProps {
  readonly payers: readonly Payer[];
  readonly onIssued: () => void;
}

/** Submits the form; refusals about a field are shown at the field. */
function useIssue({ payers, onIssued }: InvoiceFormProps) {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState('');
  const [issued, setIssued] = useState<readonly Invoice[]>([]);
  const [today] = useState(() => moscowDay(Date.now()));
  const [{ from, to }] = actPeriods(today);
  const form = useForm<Values>({
    resolver: resolverOf(invoiceRules),
    defaultValues: {
      kind: 'top-up',
      payer_id: payers[0]?.payer_id ?? '',
      amount: '',
      order_id: '',
      from,
      to,
    },
  });
  const { getValues, setValue } = form;
  // The chosen payer may be removed next to the form: the field would show another and submit the removed one.
  useEffect(() => {
    if (payers.some(({ payer_id: id }) => id === getValues('payer_id'))) return;
    setValue('payer_id', payers[0]?.payer_id ?? '');
  }, [payers, getValues, setValue]);
  const submit = form.handleSubmit(async (values) => {
    setFailure('');
    setIssued([]);
    try {
      setIssued(await issue(api, values));
      onIssued();
      await queryClient.invalidateQueries({ queryKey: ['invoices'] });
    } catch (error) {
      setFailure(refusalToFields<Values>(error, fields, form.setError));
    }
  });
  return { form, submit, failure, issued, today };
}

const fields = ['payer_id', 'amount', 'order_id', 'from', 'to'] as const;

async function issue(
  api: ReturnType<typeof usePlatform>['api'],
  values: Values,
): Promise<readonly Invoice[]> {
  if (values.kind !== 'period')
    return [(await api.call('POST /invoice', { body: invoiceBody(values) })).invoice];
  const { payer_id, from, to } = values;
  return (await api.call('POST /invoice/period', { body: { payer_id, from, to } })).acts;
}

export function InvoiceForm({ payers, onIssued }: InvoiceFormProps) {
  const { form, submit, failure, issued, today } = useIssue({ payers, onIssued });
  const { register, control, setValue } = form;
  const { errors, isSubmitting } = form.formState;
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
      <About form={form} today={today} />
      <FailureNote text={failure} />
      {issued.length > 0 && <Issued invoices={issued} />}
      <div className={styles.actions}>
        <Button type="submit" variant="secondary" busy={isSubmitting}>
          {kind === 'act' || kind === 'period' ? 'Составить акт' : 'Выставить счёт'}
        </Button>
      </div>
    </form>
  );
}

/** The order, or the days, that the document is about. */
function About({ form, today }: { readonly form: UseFormReturn<Values>; readonly today: string }) {
  const { control, setValue } = form;
  const { errors, isSubmitted: shouldValidate } = form.formState;
  const [kind, from, to] = useWatch({ control, name: ['kind', 'from', 'to'] });
  if (kind === 'top-up') return null;
  if (kind !== 'period') {
    return (
      <OrderField
        key={kind}
        kind={kind}
        error={errors.order_id?.message}
        onChange={(id) => setValue('order_id', id, { shouldValidate })}
      />
    );
  }
  return (
    <PeriodField
      today={today}
      from={from}
      to={to}
      errors={{ from: errors.from?.message, to: errors.to?.message }}
      onChange={(period) => {
        setValue('from', period.from, { shouldValidate });
        setValue('to', period.to, { shouldValidate });
      }}
    />
  );
}

function Issued({ invoices }: { readonly invoices: readonly Invoice[] }) {
  return (
    <Banner tone="clear" live>
      {invoices.map((invoice) => (
        <p key={invoice.invoice_id}>
          Готово: <InvoiceLink invoice={invoice} />
        </p>
      ))}
    </Banner>
  );
}
