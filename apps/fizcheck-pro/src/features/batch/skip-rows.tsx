import { refusalMessage } from '@proverka/api-client/refused';
import { batchKey } from '@proverka/api-client/wholesale';
import type { Batch } from '@proverka/contract/wholesale';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useMutation, useQueryClient } from '@proverka/shell-sdk/query';
import { Button } from '@proverka/ui-kit/button';
import { counted } from '@proverka/words/plural';
import { typeset } from '@proverka/words/typeset';
import { useState } from 'react';
import styles from './batch.module.css';

const meaning =
  'Если данных нет, пропустите проверки, которым их не хватает, сразу во всех строках. Эти источники останутся непроверенными, и вывод о них ничего не скажет. Деньги вернутся за строки, где не ответил ни один источник, и за проверки с отдельной ценой.';

/** Does without every check that waits for data, in all rows; asked twice, because it is about many reports. */
export function SkipRows({ batch }: { readonly batch: Batch }) {
  const { api, notices } = usePlatform();
  const queryClient = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const skip = useMutation({
    mutationFn: () => api.call('POST /wholesale/{batch_id}/skip', { params: { batch_id: batch.id } }),
    onSuccess: ({ rows, checks }) => {
      setAsked(false);
      notices.show('clear', `Пропущено: ${checksIn(checks, rows)}`);
      void queryClient.invalidateQueries({ queryKey: batchKey(batch.id) });
    },
  });
  const waiting = batch.counts.needs_data;
  return (
    <div className={styles.skip}>
      <p className={styles.note}>{typeset(meaning)}</p>
      {skip.isError && (
        <p role="alert" className={styles.trouble}>
          {refusalMessage(skip.error)}
        </p>
      )}
      <div className={styles.choice}>
        {isAsked ? (
          <>
            <Button busy={skip.isPending} onClick={() => skip.mutate()}>
              {typeset(`Да, пропустить в ${counted(waiting, 'строке', 'строках', 'строках')}`)}
            </Button>
            <Button variant="quiet" onClick={() => setAsked(false)}>
              Отмена
            </Button>
          </>
        ) : (
          <Button variant="secondary" onClick={() => setAsked(true)}>
            Пропустить во всех строках
          </Button>
        )}
      </div>
    </div>
  );
}

const checksIn = (checks: number, rows: number): string =>
  `${counted(checks, 'проверка', 'проверки', 'проверок')} в ${counted(rows, 'строке', 'строках', 'строках')}`;
