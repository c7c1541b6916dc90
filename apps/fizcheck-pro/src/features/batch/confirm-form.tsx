import { idempotencyHeaders, newIdempotencyKey } from '@proverka/api-client/idempotency';
import { refusalMessage, Refused } from '@proverka/api-client/refused';
import { batchKey, wholesaleKey } from '@proverka/api-client/wholesale';
import type { Batch } from '@proverka/contract/wholesale';
import { ConsentBoxes } from '@proverka/order-flow/consent-boxes';
import { cardOnlyWords, MethodChoice } from '@proverka/order-flow/method-choice';
import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { useMutation, useQueryClient } from '@proverka/shell-sdk/query';
import { useNavigate } from '@proverka/shell-sdk/router';
import { Button } from '@proverka/ui-kit/button';
import { rubles, ZERO, parseMoney } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import { useRef, useState, type FormEvent } from 'react';
import styles from './batch.module.css';

interface ConfirmFormProps {
  readonly batch: Batch;
  readonly isBusy: boolean;
  /** Chosen above: not to wait for what the table lacks. */
  readonly skipsMissing: boolean;
}

const TICK = 'Чтобы продолжить, установите этот флажок';

/** Both consents, the payment method, and one order for all rows. */
export function ConfirmForm({ batch, isBusy, skipsMissing }: ConfirmFormProps) {
  const balance = useSession((session) => parseMoney(session.balance)) ?? ZERO;
  const total = rubles(batch.total);
  const hasEnough = balance >= total;
  const [wish, setWish] = useState<'balance' | 'card'>('balance');
  const [consents, setConsents] = useState({ offer: false, personalData: false });
  const [isTried, setTried] = useState(false);
  const usesBalance = hasEnough && wish === 'balance';
  const { order, trouble } = useConfirmation(batch, skipsMissing && batch.lacking.length > 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (consents.offer && consents.personalData && !order.isPending) order.mutate(usesBalance);
  };
  const box = (name: keyof typeof consents) => ({
    checked: consents[name],
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setConsents({ ...consents, [name]: target.checked }),
    error: isTried && !consents[name] ? TICK : null,
  });
  return (
    <form className={styles.confirm} onSubmit={submit} noValidate>
      {hasEnough ? (
        <MethodChoice
          total={total}
          balance={balance}
          method={wish}
          onChoose={(method) => setWish(method === 'balance' ? 'balance' : 'card')}
        />
      ) : (
        <p className={styles.note}>{cardOnlyWords(balance)}</p>
      )}
      <ConsentBoxes offer={box('offer')} personalData={box('personalData')} />
      {batch.groups.some(({ kind }) => kind === 'person') && (
        <p className={styles.note}>
          Данные людей из&nbsp;списка передаёте вы: для&nbsp;этого у&nbsp;вас должно быть законное основание,
          например их&nbsp;согласие.
        </p>
      )}
      {trouble !== '' && (
        <p role="alert" className={styles.trouble}>
          {trouble}
        </p>
      )}
      <Button type="submit" size="large" wide busy={order.isPending || isBusy}>
        {usesBalance ? `Оплатить ${formatMoney(total)} с\u00a0баланса` : `Заказать за ${formatMoney(total)}`}
      </Button>
    </form>
  );
}

/** One key per intent: a repeat after a lost answer is the same order, and another amount is another intent. */
function useConfirmation(batch: Batch, skip_missing: boolean) {
  const { api, settings, sessionActions } = usePlatform();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const intent = useRef({ what: '', key: '' });
  const order = useMutation({
    mutationFn: (use_account_balance: boolean) => {
      const what = `${batch.total} ${use_account_balance} ${skip_missing}`;
      if (intent.current.what !== what) intent.current = { what, key: newIdempotencyKey() };
      return api.call('POST /wholesale/{batch_id}/confirm', {
        params: { batch_id: batch.id },
        headers: idempotencyHeaders(intent.current.key),
        body: {
          use_account_balance,
          skip_missing,
          expected_total: batch.total,
          consent: {
            offer_version: settings.textVersions.offer,
            personal_data_version: settings.textVersions.personalData,
          },
        },
      });
    },
    onSuccess: (ordered) => {
      queryClient.setQueryData(batchKey(batch.id), ordered);
      void queryClient.invalidateQueries({ queryKey: [...wholesaleKey, 'list'] });
      void sessionActions.refresh();
      if (ordered.state === 'awaiting_payment') void navigate(`/order/${ordered.order_id}/`);
    },
    onError: (error) => {
      // The page is outdated: the price changed or the list is gone.
      if (error instanceof Refused && error.problem.status < 500) {
        void queryClient.invalidateQueries({ queryKey: batchKey(batch.id) });
      }
    },
  });
  return { order, trouble: order.isError ? refusalMessage(order.error) : '' };
}
