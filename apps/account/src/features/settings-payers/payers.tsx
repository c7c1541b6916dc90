import { payersKey, payersQuery } from '@proverka/api-client/payers';
import type { Payer } from '@proverka/contract/payer';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery, useQueryClient } from '@proverka/shell-sdk/query';
import { Button } from '@proverka/ui-kit/button';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { CompanyIcon, PlusIcon } from '@proverka/ui-kit/icon';
import { useState } from 'react';
import { Loaded } from '../../page-parts/loaded.tsx';
import { Section } from '../../page-parts/section.tsx';
import styles from '../../page-parts/section.module.css';
import { PayerForm } from './payer-form.tsx';
import { PayerLine } from './payer-line.tsx';

type Open = { readonly payer: Payer | null };

/** The payers of invoices and acts. */
export function Payers() {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  const query = useQuery(payersQuery(api));
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const refresh = () => queryClient.invalidateQueries({ queryKey: [...payersKey, 'all'] });
  if (open !== null) {
    return (
      <Section title={open.payer === null ? 'Новый плательщик' : 'Изменить плательщика'}>
        <PayerForm
          payer={open.payer}
          onCancel={close}
          onSaved={async () => {
            await refresh();
            close();
          }}
        />
      </Section>
    );
  }
  return (
    <Section title="Плательщики" note="Организации и предприниматели, на которых выставляются счета и акты.">
      <Loaded query={query} what="плательщиков">
        {({ payers }) =>
          payers.length === 0 ? (
            <NoPayers onAdd={() => setOpen({ payer: null })} />
          ) : (
            <>
              <ul className={styles.list} aria-label="Плательщики">
                {payers.map((payer) => (
                  <PayerLine
                    key={payer.payer_id}
                    payer={payer}
                    onEdit={() => setOpen({ payer })}
                    onRemoved={refresh}
                  />
                ))}
              </ul>
              <div className={styles.actions}>
                <AddButton onClick={() => setOpen({ payer: null })} />
              </div>
            </>
          )
        }
      </Loaded>
    </Section>
  );
}

function NoPayers({ onAdd }: { readonly onAdd: () => void }) {
  return (
    <EmptyState
      headingAs="h3"
      icon={CompanyIcon}
      title="Плательщиков пока нет"
      text="Достаточно ИНН: название и адрес найдём сами."
      actions={<AddButton onClick={onAdd} />}
    />
  );
}

function AddButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button variant="secondary" icon={<PlusIcon />} onClick={onClick}>
      Добавить плательщика
    </Button>
  );
}
