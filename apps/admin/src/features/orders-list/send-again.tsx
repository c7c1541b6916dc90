import type { DeskOrder } from '@proverka/contract/desk-orders';
import type { SentAgain } from '@proverka/contract/order-acts';
import { useChanges } from '@proverka/shell-sdk/changes';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { Button } from '@proverka/ui-kit/button';
import { Card } from '@proverka/ui-kit/card';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Field } from '@proverka/ui-kit/field';
import { useFocusOnChange } from '@proverka/ui-kit/focus-on-change';
import { TextInput } from '@proverka/ui-kit/text-input';
import { counted } from '@proverka/words/plural';
import { typeset } from '@proverka/words/typeset';
import { useState, type FormEvent } from 'react';
import desk from '../../controls/desk.module.css';
import { attentionKey } from './orders-attention.tsx';

function useSending() {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  const [sent, setSent] = useState<readonly SentAgain[]>();
  const { run, ...state } = useChanges(async () => {
    await queryClient.invalidateQueries({ queryKey: ['desk-orders'] });
    await queryClient.invalidateQueries({ queryKey: attentionKey });
  });
  const send = (order_ids: string[], reason: string) =>
    run(async () => {
      const body = { order_ids, reason };
      setSent((await api.call('POST /admin/reorder_stuck_in_execution', { body })).orders);
    });
  return { ...state, sent, send };
}

interface SendAgainProps {
  readonly orders: readonly DeskOrder[];
  readonly onClose: () => void;
}

/** What is stuck in the chosen orders is sent again; says before it what will happen, and after it what did. */
export function SendAgain(props: SendAgainProps) {
  const { send, sent, isBusy, refusal } = useSending();
  const place = useFocusOnChange<HTMLDivElement>(sent, 'button');
  return (
    <div ref={place}>
      <Card>
        {sent === undefined ? (
          <ReasonForm {...props} {...{ send, isBusy, refusal }} />
        ) : (
          <div className={desk.row}>
            <output className={desk.text}>{typeset(sentWords(sent))}</output>
            <Button size="small" variant="secondary" onClick={props.onClose}>
              Понятно
            </Button>
          </div>
        )}
      </Card>
    </div>
  );
}

type ReasonFormProps = SendAgainProps & Pick<ReturnType<typeof useSending>, 'send' | 'isBusy' | 'refusal'>;

function ReasonForm({ orders, onClose, send, isBusy, refusal }: ReasonFormProps) {
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isWhole = reason.trim().length >= 3;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const ids = orders.map(({ order_id: id }) => id);
    if (isWhole) await send(ids, reason.trim());
  };
  return (
    <form
      aria-label="Отправить заново"
      noValidate
      className={desk.form}
      onSubmit={(event) => void submit(event)}
    >
      <Field label="Причина" error={isTried && !isWhole ? 'Напишите, почему' : null}>
        <TextInput value={reason} maxLength={500} onChange={({ target }) => setReason(target.value)} />
      </Field>
      <output className={desk.text}>{typeset(beforeWords(orders.length))}</output>
      <FailureNote text={refusal} />
      <div className={desk.row}>
        <Button type="submit" size="small" busy={isBusy}>
          Отправить заново
        </Button>
        <Button size="small" variant="quiet" onClick={onClose}>
          Не надо
        </Button>
      </div>
    </form>
  );
}

const beforeWords = (orders: number): string =>
  `Выбрано: ${counted(orders, 'заказ', 'заказа', 'заказов')}. Всё, что в них застряло, уйдёт источникам заново, и источники возьмут плату ещё раз. Что уже не застряло, останется как есть. Покупатели ничего не доплачивают.`;

function sentWords(sent: readonly SentAgain[]): string {
  const helped = sent.filter(({ result }) => result === 'sent');
  const tasks = helped.reduce((sum, one) => sum + one.tasks, 0);
  const left = sent.length - helped.length;
  const done =
    helped.length === 0
      ? 'Отправлять было нечего'
      : `Отправлено заново: ${counted(helped.length, 'заказ', 'заказа', 'заказов')}, ${counted(tasks, 'вопрос', 'вопроса', 'вопросов')}`;
  const rest =
    left === 0 ? '' : `. Не застряли (или их уже отправили): ${counted(left, 'заказ', 'заказа', 'заказов')}`;
  return `${done}${rest}.`;
}
