import type { OrderReturns, ReturnableItem } from '@proverka/contract/refund';
import { useChanges } from '@proverka/shell-sdk/changes';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { toRubles } from '@proverka/validation/money';
import { useState, type FormEvent } from 'react';
import { useAsRead } from '../../controls/use-as-read.ts';
import { splitOf, sumMistake } from './return-words.domain.ts';
import type { ReturnSplit, ReturnWay } from './return-words.domain.ts';

const blank = { itemId: '', sum: '', reason: '', way: 'origin' as ReturnWay };
const SHORTEST_REASON = 3;

function useSending(orderId: string) {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  // Also after a refusal: a colleague may have been faster.
  const refresh = async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: ['order-returns', orderId] }),
      queryClient.invalidateQueries({ queryKey: ['desk-order', orderId] }),
    ]);
  };
  const { run, isBusy, refusal } = useChanges(refresh);
  const send = (item: ReturnableItem, { sum, toCard }: ReturnSplit, reason: string) =>
    run(() =>
      api.call('POST /return_product', {
        body: {
          order_item_id: item.order_item_id,
          amount: toRubles(sum),
          expected_left: item.left,
          // All of it goes where the words say, or nothing does.
          ...targetOf(sum, toCard),
          reason,
        },
      }),
    );
  return { send, isBusy, refusal };
}

function targetOf(sum: number, toCard: number): { readonly target?: 'card' | 'balance' } {
  if (toCard === 0) return { target: 'balance' };
  return toCard === sum ? { target: 'card' } : {};
}

export function useReturn(
  { order_id: orderId, has_balance: hasBalance }: OrderReturns,
  items: readonly ReturnableItem[],
) {
  const { send, isBusy, refusal } = useSending(orderId);
  const [draft, setDraft] = useState(blank);
  const [isTried, setTried] = useState(false);
  const { read, begin, end } = useAsRead(items);
  const item = read.find((one) => one.order_item_id === draft.itemId) ?? read[0];
  if (item === undefined) throw new Error('the form is shown for items of which something is left');
  const wrongSum = sumMistake(item, draft.sum, hasBalance);
  const wrongReason = draft.reason.trim().length < SHORTEST_REASON ? 'Напишите, почему' : null;
  const split = splitOf(item, draft);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wrongSum !== null || wrongReason !== null) return;
    const isDone = await send(item, split, draft.reason.trim());
    end();
    if (!isDone) return;
    setDraft(blank);
    setTried(false);
  };
  return {
    items: read,
    item,
    draft,
    split,
    isBusy,
    refusal,
    submit,
    change: (part: Partial<typeof blank>) => {
      begin();
      setDraft({ ...draft, ...part });
    },
    mistakes: { sum: isTried ? wrongSum : null, reason: isTried ? wrongReason : null, now: wrongSum },
  };
}
