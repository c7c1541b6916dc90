import { newIdempotencyKey } from '@proverka/api-client/idempotency';
import { transactionsKey } from '@proverka/api-client/transactions';
import { waitInBrowser } from '@proverka/order-flow/await-payment';
import { showPaymentForm } from '@proverka/order-flow/payment-widget';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { useEffect, useRef, useState } from 'react';
import {
  payTopUpAgain,
  startTopUp,
  type OpenTopUp,
  type TopUpDeps,
  type TopUpState,
} from './top-up-payment.ts';

interface TopUp {
  readonly state: TopUpState;
  readonly start: (amountRubles: number) => void;
  readonly payAgain: (topUp: OpenTopUp) => void;
  /** Returns to the choice of the amount. */
  readonly reset: () => void;
}

const asking: TopUpState = { step: 'asking', refusal: '' };

/** One top-up on this page, from the amount to the money on the balance. */
export function useTopUp(): TopUp {
  const { api, settings, notices, sessionActions } = usePlatform();
  const queryClient = useQueryClient();
  const [state, setState] = useState<TopUpState>(asking);
  const leaving = useRef(new AbortController());
  // The same amount after a failure is the same intent.
  const intent = useRef<{ readonly amountRubles: number; readonly key: string } | null>(null);
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  const deps = (): TopUpDeps => ({
    api,
    newKey: newIdempotencyKey,
    showForm: (token, signal) => showPaymentForm(settings.paymentWidgetUrl, token, signal),
    wait: waitInBrowser,
    show: (next) => {
      if (!leaving.current.signal.aborted) setState(next);
    },
    showLate: (topUp) => {
      if (leaving.current.signal.aborted) return;
      setState((now) =>
        now.step === 'processing' && now.topUp.orderId === topUp.orderId ? { step: 'paid', topUp } : now,
      );
    },
    onPaid: async () => {
      notices.show('clear', 'Оплата прошла успешно');
      await Promise.all([
        sessionActions.refresh(),
        queryClient.invalidateQueries({ queryKey: transactionsKey }),
      ]);
    },
    signal: leaving.current.signal,
  });
  return {
    state,
    start: (amountRubles) => {
      if (intent.current?.amountRubles !== amountRubles) {
        intent.current = { amountRubles, key: newIdempotencyKey() };
      }
      void startTopUp(deps(), amountRubles, intent.current.key);
    },
    payAgain: (topUp) => void payTopUpAgain(deps(), topUp),
    reset: () => {
      intent.current = null;
      setState(asking);
    },
  };
}
