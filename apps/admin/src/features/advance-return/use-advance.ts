import { moneyEntriesKey } from '@proverka/api-client/money-proposals';
import type { Advance } from '@proverka/contract/advance';
import { useChanges } from '@proverka/shell-sdk/changes';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { ZERO, toRubles } from '@proverka/validation/money';
import { useState, type FormEvent } from 'react';
import { blankPayee, isPayeeWhole } from '../../controls/payee-fields.tsx';
import { useAsRead } from '../../controls/use-as-read.ts';
import { splitOf, sumMistake, sumOf } from './advance-words.domain.ts';
import type { AdvanceSplit } from './advance-words.domain.ts';

const blank = { sum: '', reason: '', document: '', payee: blankPayee };
type Draft = typeof blank;

const SHORTEST = 3;
const isShort = (text: string): boolean => text.trim().length < SHORTEST;

function useSending(personId: string) {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  // Also after a refusal: a colleague may have been faster.
  const refresh = async () => {
    await Promise.all(
      [['advance', personId], ['desk-person', personId], moneyEntriesKey].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  };
  const { run, isBusy, refusal } = useChanges(refresh);
  const send = ({ reason, document, payee }: Draft, version: string, amount: number, hasPayee: boolean) =>
    run(() =>
      api.call('POST /admin/money/advances/{person_id}/return', {
        params: { person_id: personId },
        body: {
          amount,
          version,
          reason: reason.trim(),
          document: document.trim(),
          ...(hasPayee && { payee }),
        },
      }),
    );
  return { send, isBusy, refusal };
}

export function useAdvance(advance: Advance) {
  const { send, isBusy, refusal } = useSending(advance.person_id);
  const { read: version, begin, end } = useAsRead(advance.version);
  const [draft, setDraft] = useState(blank);
  const [isTried, setTried] = useState(false);
  const now = sumMistake(advance, draft.sum);
  const sum = now === null ? (sumOf(advance, draft.sum) ?? ZERO) : ZERO;
  const split: AdvanceSplit = splitOf(advance, sum);
  const reason = isShort(draft.reason) ? 'Напишите, почему' : null;
  const document = isShort(draft.document) ? 'Укажите документ: что, номер, дата' : null;
  const needsPayee = split.rest > 0;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const isWhole = [now, reason, document].every((mistake) => mistake === null);
    if (!isWhole || (needsPayee && !isPayeeWhole(draft.payee))) return;
    const isDone = await send(draft, version, toRubles(sum), needsPayee);
    end();
    if (!isDone) return;
    setDraft(blank);
    setTried(false);
  };
  const shown = <Mistake>(mistake: Mistake) => (isTried ? mistake : null);
  return {
    draft,
    split,
    sum,
    isTried,
    isBusy,
    refusal,
    submit,
    change: (part: Partial<Draft>) => {
      begin();
      setDraft({ ...draft, ...part });
    },
    mistakes: { sum: shown(now), reason: shown(reason), document: shown(document), now },
  };
}
