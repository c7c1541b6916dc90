import { useDeclineReason } from '@proverka/order-flow/decline-reason';
import { Banner } from '@proverka/ui-kit/banner';
import { Button } from '@proverka/ui-kit/button';
import { Card } from '@proverka/ui-kit/card';
import { Loader } from '@proverka/ui-kit/loader';
import { rubles } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import { useState } from 'react';
import styles from './balance.module.css';
import { TopUpForm } from './top-up-form.tsx';
import type { TopUpState } from './top-up-payment.ts';
import { useTopUp } from './use-top-up.ts';

const waitingWords = {
  placing: 'Открываем форму оплаты',
  paying: 'Ждём оплату в форме платёжного сервиса',
  checking: 'Проверяем оплату…',
} as const;

/** Adds money to the balance through the payment provider's form, over this page. */
export function TopUp() {
  const { state, start, payAgain, reset } = useTopUp();
  const [typed, setTyped] = useState('1000');
  return (
    <Card as="section" aria-labelledby="top-up" className={styles.card}>
      <h2 id="top-up" className={styles.anchor}>
        Пополнить
      </h2>
      {state.step === 'asking' && (
        <TopUpForm refusal={state.refusal} typed={typed} onType={setTyped} onSubmit={start} />
      )}
      {(state.step === 'placing' || state.step === 'paying' || state.step === 'checking') && (
        <Loader>{waitingWords[state.step]}</Loader>
      )}
      {state.step === 'unpaid' && (
        <Unpaid state={state} onPay={() => payAgain(state.topUp)} onReset={reset} />
      )}
      {state.step === 'processing' && <Processing onReset={reset} />}
      {state.step === 'paid' && (
        <Banner
          tone="clear"
          live
          title="Оплата прошла успешно"
          action={
            <Button variant="secondary" onClick={reset}>
              Пополнить ещё
            </Button>
          }
        >
          <p>{`${formatMoney(rubles(state.topUp.amountRubles))} уже на балансе. Чек придёт на почту.`}</p>
        </Banner>
      )}
    </Card>
  );
}

interface UnpaidProps {
  readonly state: Extract<TopUpState, { step: 'unpaid' }>;
  readonly onPay: () => void;
  readonly onReset: () => void;
}

function Unpaid({ state: { topUp, why, refusal }, onPay, onReset }: UnpaidProps) {
  const hasFailed = why === 'failed' || refusal !== '';
  const { isAsked, reason } = useDeclineReason(topUp.orderId, why === 'failed');
  const declined = isAsked
    ? 'Узнаём, почему платёж отклонён…'
    : (reason ?? 'Платёжный сервис отклонил платёж. Попробуйте ещё раз или оплатите другим способом.');
  return (
    <div className={styles.form}>
      <Banner
        tone={hasFailed ? 'danger' : 'attention'}
        live
        title={why === 'failed' ? 'Оплата не прошла' : 'Пополнение ждёт оплаты'}
      >
        <p>
          {refusal ||
            (why === 'failed'
              ? `${declined} Деньги не списаны.`
              : 'Пользователь закрыл форму. Деньги не списаны.')}
        </p>
      </Banner>
      <div className={styles.actions}>
        <Button onClick={onPay}>{`Оплатить ${formatMoney(rubles(topUp.amountRubles))}`}</Button>
        <Button variant="quiet" onClick={onReset}>
          Изменить сумму
        </Button>
      </div>
    </div>
  );
}

function Processing({ onReset }: { readonly onReset: () => void }) {
  return (
    <Banner
      tone="info"
      live
      title="Платёж обрабатывается…"
      action={
        <Button variant="quiet" onClick={onReset}>
          К пополнению
        </Button>
      }
    >
      <p>
        Форма сообщила об успехе, но платёжный сервис ещё не подтвердил его. Платить второй раз не нужно:
        когда деньги придут, они появятся на балансе сами.
      </p>
    </Banner>
  );
}
