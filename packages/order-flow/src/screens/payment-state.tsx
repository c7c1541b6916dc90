import { Link } from '@proverka/shell-sdk/router';
import { Banner } from '@proverka/ui-kit/banner';
import { Button } from '@proverka/ui-kit/button';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { Loader } from '@proverka/ui-kit/loader';
import { formatMoney } from '@proverka/words/money';
import { typeset } from '@proverka/words/typeset';
import type { ReactNode } from 'react';
import type { OrderState } from '../order/order-flow.domain.ts';
import { useDeclineReason } from '../payment/decline-reason.ts';
import { RefusalNote } from './refusal-note.tsx';
import styles from './step.module.css';

/** The states in which an order exists or is being placed. */
type PaymentPhase = Exclude<OrderState, { step: 'choosing' | 'identifying' | 'confirming' }>;

interface PaymentStateProps {
  readonly state: PaymentPhase;
  readonly onPay: () => void;
  readonly onSignIn: () => void;
  /** Abandons the order and goes back to choosing; absent on the page of an existing order. */
  readonly onStartOver?: () => void;
}

const waitingTexts = {
  placing: 'Оформляем заказ',
  reopening: 'Открываем форму оплаты',
  paying: 'Ждём оплату в форме платёжного сервиса',
  checking: 'Проверяем оплату…',
} as const;

/** The state of the payment and the possible actions. */
export function PaymentState({ state, ...actions }: PaymentStateProps) {
  switch (state.step) {
    case 'processing':
      return <PaymentProcessed orderId={state.order.id} />;
    case 'paid':
      return <PaymentDone orderId={state.order.id} />;
    case 'closed':
    case 'failed':
      return <PaymentDue state={state} {...actions} />;
    default:
      return <Loader>{waitingTexts[state.step]}</Loader>;
  }
}

interface PaymentDueProps extends Omit<PaymentStateProps, 'state'> {
  readonly state: Extract<OrderState, { step: 'closed' | 'failed' }>;
}

function PaymentDue({ state, onPay, onSignIn, onStartOver }: PaymentDueProps) {
  return (
    <div className={styles.step}>
      {state.step === 'closed' ? <WaitsForPayment /> : <PaymentFailed orderId={state.order.id} />}
      <RefusalNote refusal={state.step === 'closed' ? state.refusal : null} onSignIn={onSignIn} />
      <div className={styles.actions}>
        <Button size="large" onClick={onPay}>
          Оплатить {formatMoney(state.order.byCard ?? state.order.total)}
        </Button>
        {onStartOver && (
          <Button variant="quiet" onClick={onStartOver}>
            Изменить заказ
          </Button>
        )}
      </div>
    </div>
  );
}

function PaymentDone({ orderId }: { readonly orderId: string }) {
  return <Banner tone="clear" live title="Оплата прошла успешно" action={<OrderLink orderId={orderId} />} />;
}

function PaymentProcessed({ orderId }: { readonly orderId: string }) {
  return (
    <Banner tone="info" live title="Платёж обрабатывается…" action={<OrderLink orderId={orderId} />}>
      <p>
        Форма сообщила об успехе, но платёжный сервис ещё не подтвердил его. Обычно это занимает несколько
        минут. Платить второй раз не нужно: когда деньги придут, работа начнётся сама, а на почту придёт
        письмо.
      </p>
    </Banner>
  );
}

function WaitsForPayment(): ReactNode {
  return (
    <Banner tone="attention" live title="Заказ ждёт оплаты">
      <p>Заказ сохранён на 24 часа. Отчёт начнём готовить, как только придёт оплата.</p>
    </Banner>
  );
}

function PaymentFailed({ orderId }: { readonly orderId: string }): ReactNode {
  const { isAsked, reason } = useDeclineReason(orderId);
  if (isAsked) {
    return (
      <Banner tone="danger" live title="Оплата не прошла">
        <p>Заказ сохранён. Узнаём, почему платёж отклонён…</p>
      </Banner>
    );
  }
  return (
    <Banner tone="danger" live title="Оплата не прошла">
      {reason === null ? (
        <p>
          Платёжный сервис отклонил платёж: так бывает, когда на&nbsp;карте не&nbsp;хватает денег, сработал
          лимит или&nbsp;банк не&nbsp;подтвердил операцию. Заказ сохранён&nbsp;— попробуйте ещё раз
          или&nbsp;оплатите другим способом.
        </p>
      ) : (
        <p>{typeset(`${reason} Деньги не списаны, заказ сохранён.`)}</p>
      )}
    </Banner>
  );
}

function OrderLink({ orderId }: { readonly orderId: string }) {
  return (
    <Link to={`/order/${orderId}/`} className={linkClassName()}>
      Открыть заказ
    </Link>
  );
}
