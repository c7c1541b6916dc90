import { moneyEntriesKey } from '@proverka/api-client/money-proposals';
import type { Payout } from '@proverka/contract/money-proposal';
import { useChanges } from '@proverka/shell-sdk/changes';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { useNavigate } from '@proverka/shell-sdk/router';
import { Button } from '@proverka/ui-kit/button';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { counted, wordFor } from '@proverka/words/plural';
import { typeset } from '@proverka/words/typeset';
import desk from '../../controls/desk.module.css';
import { moneyAddress } from '../../controls/money-address.domain.ts';
import { sumWords } from '../../controls/sum-words.ts';

/** The most that one file holds. */
const MOST = 100;

interface MakeFileProps {
  readonly payouts: readonly Payout[];
  readonly onMade?: () => void;
}

/** Puts payouts into one file; they wait for the statement from then on. */
export function MakeFile({ payouts: given, onMade }: MakeFileProps) {
  const payouts = given.slice(0, MOST);
  const { api } = usePlatform();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { run, isBusy, refusal } = useChanges(() =>
    queryClient.invalidateQueries({ queryKey: moneyEntriesKey }),
  );
  const sum = payouts.reduce((all, { amount }) => all + amount, 0);
  const make = async () => {
    const body = { payout_ids: payouts.map(({ payout_id: id }) => id) };
    if (!(await run(() => api.call('POST /admin/money/payout_files', { body })))) return;
    onMade?.();
    void navigate(moneyAddress('payouts', { state: 'in_file' }));
  };
  return (
    <div className={desk.form}>
      <p className={desk.text}>
        {typeset(
          `В файл ${wordFor(payouts.length, 'войдёт', 'войдут', 'войдут')} ${counted(payouts.length, 'поручение', 'поручения', 'поручений')} на ${sumWords(sum)}. Каждое попадает в файл один раз; деньги спишутся, когда их покажет выписка.`,
        )}
      </p>
      <FailureNote text={refusal} />
      <div className={desk.row}>
        <Button busy={isBusy} onClick={() => void make()}>
          Собрать файл для&nbsp;банка
        </Button>
      </div>
    </div>
  );
}
