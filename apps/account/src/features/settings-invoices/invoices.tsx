import { invoicesQuery, payersQuery } from '@proverka/api-client/payers';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { keepPreviousData, useQuery } from '@proverka/shell-sdk/query';
import { invoicesPageSize } from '@proverka/contract/settings-limits';
import { Pager } from '@proverka/ui-kit/pager';
import { useState } from 'react';
import { Loaded } from '../../page-parts/loaded.tsx';
import { Section } from '../../page-parts/section.tsx';
import styles from '../../page-parts/section.module.css';
import { InvoiceForm } from './invoice-form.tsx';
import { InvoiceList } from './invoice-list.tsx';

/** Invoices and acts for companies. */
export function Invoices() {
  const { api } = usePlatform();
  const [page, setPage] = useState(1);
  const payers = useQuery(payersQuery(api));
  const invoices = useQuery({ ...invoicesQuery(api, page - 1), placeholderData: keepPreviousData });
  return (
    <Section
      title="Счета и акты"
      note="Счёт — для оплаты по безналичному расчёту, акт — на отчёты, которые уже готовы: за один заказ или за период."
    >
      <Loaded query={payers} what="плательщиков" lines={2}>
        {({ payers: all }) =>
          all.length === 0 ? (
            <p className={styles.plain}>Чтобы выставить счёт, добавьте плательщика.</p>
          ) : (
            <InvoiceForm payers={all} onIssued={() => setPage(1)} />
          )
        }
      </Loaded>
      <Loaded query={invoices} what="счета и акты">
        {({ invoices: shown, total }) => (
          <>
            <InvoiceList invoices={shown} />
            <Pager
              label="Страницы счетов и актов"
              page={page}
              pageCount={Math.ceil(total / invoicesPageSize)}
              onPageChange={setPage}
            />
          </>
        )}
      </Loaded>
    </Section>
  );
}
