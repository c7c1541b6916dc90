import { refusalMessage } from '@proverka/api-client/refused';
import { batchKey, wholesaleKey } from '@proverka/api-client/wholesale';
import type { Batch, BatchGroup } from '@proverka/contract/wholesale';
import { momentWords } from '@proverka/words/moments';
import { useFreshSession } from '@proverka/order-flow/use-fresh-session';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useMutation, useQueryClient } from '@proverka/shell-sdk/query';
import { Link, useNavigate } from '@proverka/shell-sdk/router';
import { Button } from '@proverka/ui-kit/button';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { Field } from '@proverka/ui-kit/field';
import { Select } from '@proverka/ui-kit/select';
import { rubles } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import { useState } from 'react';
import { kindWords, rowsCounted } from '../../content/batch-words.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { Lacking } from './lacking.tsx';
import styles from './batch.module.css';

/** The parsed rows, the product, the price, and the order form. */
export function Draft({ batch }: { readonly batch: Batch }) {
  useFreshSession();
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  const [isSkipped, setSkipped] = useState(false);
  const choice = useMutation({
    mutationFn: (products: Record<string, string>) =>
      api.call('PUT /wholesale/{batch_id}', { params: { batch_id: batch.id }, body: { products } }),
    onSuccess: (changed) => queryClient.setQueryData(batchKey(batch.id), changed),
  });
  if (batch.rows_good === 0) return <NothingToCheck batch={batch} />;
  return (
    <div className={styles.draft}>
      <section aria-labelledby="understood" className={styles.block}>
        <h2 id="understood">Что проверить</h2>
        {batch.groups.map((group) => (
          <Group
            key={group.kind}
            group={group}
            isBusy={choice.isPending}
            error={choice.isError ? refusalMessage(choice.error) : ''}
            onChoose={(product) => choice.mutate({ [group.kind]: product })}
          />
        ))}
        <Lacking batch={batch} isSkipped={isSkipped} onSkip={setSkipped} />
        <Sample batch={batch} />
      </section>
      <Sum batch={batch} isBusy={choice.isPending} skipsMissing={isSkipped} />
    </div>
  );
}

interface SumProps {
  readonly batch: Batch;
  readonly isBusy: boolean;
  readonly skipsMissing: boolean;
}

function Sum({ batch, isBusy, skipsMissing }: SumProps) {
  return (
    <section aria-labelledby="sum" className={styles.sum}>
      <h2 id="sum">Расчёт</h2>
      <dl className={styles.lines}>
        {batch.groups.map((group) => (
          <div key={group.kind}>
            <dt>
              {kindWords[group.kind]}, {rowsCounted(group.rows)}
            </dt>
            <dd>{formatMoney(rubles(group.total))}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>Итого</dt>
          <dd>{formatMoney(rubles(batch.total))}</dd>
        </div>
      </dl>
      <ConfirmForm batch={batch} isBusy={isBusy} skipsMissing={skipsMissing} />
      {batch.expires_at !== null && (
        <p className={styles.note}>Незаказанный список уничтожится {momentWords(batch.expires_at)}.</p>
      )}
      <DropButton batch={batch} />
    </section>
  );
}

interface GroupProps {
  readonly group: BatchGroup;
  readonly isBusy: boolean;
  readonly error: string;
  readonly onChoose: (productId: string) => void;
}

function Group({ group, isBusy, error, onChoose }: GroupProps) {
  const { rows_with_own_product: own } = group;
  const options = group.choices.map(({ product_id: value, title, price }) => ({
    value,
    label: `${title} — ${formatMoney(rubles(price))}`,
  }));
  return (
    <Field
      label={`${kindWords[group.kind]}: ${rowsCounted(group.rows)}`}
      error={error}
      hint={own > 0 ? `Отчёт назван в самом списке: ${rowsCounted(own)}` : undefined}
    >
      <Select
        value={group.product_id}
        disabled={isBusy}
        options={options}
        onChange={({ target }) => onChoose(target.value)}
      />
    </Field>
  );
}

function Sample({ batch }: { readonly batch: Batch }) {
  return (
    <div>
      <h3 className={styles.small}>Как поняты первые строки</h3>
      <ul className={styles.sample}>
        {batch.sample.map(({ line, name, note }) => (
          <li key={line}>
            <span className={styles.line}>{line}</span>
            <span>
              {name}
              {note !== '' && <span className={styles.note}> — {note}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function NothingToCheck({ batch }: { readonly batch: Batch }) {
  return (
    <EmptyState
      title="Ни одной строки проверить нельзя"
      text="Причины названы у каждой строки ниже. Исправьте их и загрузите список ещё раз."
      actions={
        <>
          <Link to="/wholesale/#order" className={buttonClassName()}>
            Загрузить другой список
          </Link>
          <DropButton batch={batch} />
        </>
      }
    />
  );
}

function DropButton({ batch }: { readonly batch: Batch }) {
  const { api, notices } = usePlatform();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const drop = useMutation({
    mutationFn: () => api.call('DELETE /wholesale/{batch_id}', { params: { batch_id: batch.id } }),
    onSuccess: () => {
      queryClient.removeQueries({ queryKey: batchKey(batch.id) });
      void queryClient.invalidateQueries({ queryKey: [...wholesaleKey, 'list'] });
      notices.show('clear', 'Список уничтожен');
      void navigate('/wholesale/#order');
    },
    onError: (error) => notices.show('danger', refusalMessage(error)),
  });
  return (
    <Button variant="quiet" busy={drop.isPending} onClick={() => drop.mutate()}>
      Уничтожить список
    </Button>
  );
}
