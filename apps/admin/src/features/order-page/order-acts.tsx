import type { ApiReply } from '@proverka/contract/api';
import { Button } from '@proverka/ui-kit/button';
import { Card } from '@proverka/ui-kit/card';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Field } from '@proverka/ui-kit/field';
import { TextInput } from '@proverka/ui-kit/text-input';
import { useState } from 'react';
import desk from '../../controls/desk.module.css';
import { ActForm } from './act-form.tsx';
import { cancelWords, paidWords } from './act-words.domain.ts';
import { AttachProduct } from './attach-product.tsx';
import { useGrants, type OrderActs } from './use-order-acts.ts';

interface OrderActsProps {
  readonly viewed: ApiReply<'GET /admin/orders/{order_id}'>;
  readonly acts: OrderActs;
}

/** What can be done about the order as a whole, as far as the grants of whoever looks allow it. */
export function OrderActsCard({ viewed, acts }: OrderActsProps) {
  const grants = useGrants();
  const { order } = viewed;
  const isWaiting = order.status === 'awaiting_payment';
  const isUnderWay = order.status === 'paid';
  const isPurchase = order.kind === 'purchase';
  const shown = [
    isWaiting && isPurchase && grants.includes('money') && <MarkPaid key="paid" {...{ viewed, acts }} />,
    isWaiting && grants.includes('money') && <CancelOrder key="cancel" acts={acts} />,
    isUnderWay && <AskNow key="ask" acts={acts} />,
    (isUnderWay || order.status === 'closed') && isPurchase && grants.includes('returns') && (
      <AttachProduct key="attach" {...{ order, acts }} />
    ),
  ].filter(Boolean);
  if (shown.length === 0) return null;
  return (
    <Card as="section" aria-label="Действия с заказом" className={desk.card}>
      <div className={desk.row}>{shown}</div>
    </Card>
  );
}

/** Looks after what is under way now; no new question is paid for, so no reason is asked. */
function AskNow({ acts }: Pick<OrderActsProps, 'acts'>) {
  const [isAsked, setAsked] = useState(false);
  const ask = async () => {
    setAsked(true);
    if (await acts.askNow()) setAsked(false);
  };
  return (
    <>
      <Button size="small" variant="secondary" busy={acts.isBusy} onClick={() => void ask()}>
        Спросить источники сейчас
      </Button>
      <FailureNote text={isAsked ? acts.refusal : ''} />
    </>
  );
}

const DOCUMENT = 'Укажите документ: что, номер, дата';

interface DocumentFieldProps {
  readonly document: string;
  readonly isTried: boolean;
  readonly onChange: (document: string) => void;
}

const isNamed = (document: string): boolean => document.trim().length >= 3;

const DocumentField = ({ document, isTried, onChange }: DocumentFieldProps) => (
  <Field
    label="Документ"
    hint="Например: платёжное поручение № 12 от 20.11.2026"
    error={isTried && !isNamed(document) ? DOCUMENT : undefined}
  >
    <TextInput value={document} maxLength={200} onChange={({ target }) => onChange(target.value)} />
  </Field>
);

function MarkPaid({ viewed, acts }: OrderActsProps) {
  const [document, setDocument] = useState('');
  const { due, approval_above: above } = viewed;
  return (
    <ActForm
      act="Отметить оплаченным"
      words={paidWords(due, above)}
      isDangerous
      changes={acts}
      mistake={isNamed(document) ? undefined : DOCUMENT}
      onAct={(reason, version) =>
        acts.updateOrder({ Paid: true, version, reason, document: document.trim() })
      }
    >
      {(isTried) => <DocumentField {...{ document, isTried }} onChange={setDocument} />}
    </ActForm>
  );
}

function CancelOrder({ acts }: Pick<OrderActsProps, 'acts'>) {
  const [document, setDocument] = useState('');
  return (
    <ActForm
      act="Отменить заказ"
      words={cancelWords}
      isDangerous
      changes={acts}
      mistake={isNamed(document) ? undefined : DOCUMENT}
      onAct={(reason, version) =>
        acts.updateOrder({ Paid: false, version, reason, document: document.trim() })
      }
    >
      {(isTried) => <DocumentField {...{ document, isTried }} onChange={setDocument} />}
    </ActForm>
  );
}
