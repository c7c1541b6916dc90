import { productsQuery } from '@proverka/api-client/products';
import { sellerExtractQuery } from '@proverka/api-client/seller-extracts';
import { refusalCode } from '@proverka/order-flow/order-refusal';
import type { SellerExtract } from '@proverka/contract/seller-extract';
import { OrderScreen } from '@proverka/order-flow/order-screen';
import { ProductTerms } from '@proverka/order-flow/product-terms';
import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { knownUser, restrictionOf } from '@proverka/shell-sdk/session';
import { useQuery } from '@proverka/shell-sdk/query';
import { Link, useParams, useSearchParams } from '@proverka/shell-sdk/router';
import { Banner } from '@proverka/ui-kit/banner';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { Card } from '@proverka/ui-kit/card';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { FailureState } from '@proverka/ui-kit/failure-state';
import { Loader } from '@proverka/ui-kit/loader';
import { typeset } from '@proverka/words/typeset';
import { CompareForm } from '../../features/seller-extract/compare-form.tsx';
import { DocumentFacts, DocumentSummary } from '../../features/seller-extract/document-facts.tsx';
import { FreeReport } from '../../features/seller-extract/free-report.tsx';
import { TrustNotes } from '../../features/seller-extract/trust-notes.tsx';
import { PageFrame } from '../../frame/page-frame.tsx';
import { lookedAtIn } from './looked-at.ts';
import styles from './seller-extract-order.module.css';

const crumbs = [{ title: 'Выписка продавца', path: '/seller-extract/' }];

/** What an uploaded extract is, whether it can be trusted, and the order of its report. */
export function SellerExtractOrder() {
  const { api } = usePlatform();
  const { id = '' } = useParams();
  const reader = useSession((session) => knownUser(session)?.id ?? '');
  const { data: extract, error, refetch } = useQuery(sellerExtractQuery(api, id, reader));
  return (
    <PageFrame crumbs={crumbs} title="Что прислал продавец">
      {extract && <OpenExtract extract={extract} />}
      {!extract && !error && (
        <div data-page-pending>
          <Loader>Открываем файл</Loader>
        </div>
      )}
      {error && refusalCode(error) === 'seller_extract_not_found' && <Gone />}
      {error && refusalCode(error) !== 'seller_extract_not_found' && (
        <FailureState
          title="Не удалось открыть файл"
          text="Сервер не ответил. Загруженный файл на месте, попробуйте ещё раз."
          onRetry={() => void refetch()}
        />
      )}
    </PageFrame>
  );
}

function Gone() {
  return (
    <EmptyState
      title="Этого файла больше нет"
      text="Файл, по которому не заказан отчёт, уничтожается через сутки. Файл, загруженный после входа, открывается только в своём аккаунте."
      actions={
        <Link to="/seller-extract/" className={buttonClassName()}>
          Загрузить файл
        </Link>
      }
    />
  );
}

function OpenExtract({ extract }: { readonly extract: SellerExtract }) {
  const [search, setSearch] = useSearchParams();
  const lookedAt = lookedAtIn(search);
  return (
    <>
      <Card className={styles.document}>
        <DocumentFacts extract={extract} />
      </Card>
      <section aria-labelledby="trust" className={styles.trust}>
        <h2 id="trust">Можно ли верить файлу</h2>
        <TrustNotes extract={extract} lookedAt={lookedAt}>
          {lookedAt === '' && (
            <CompareForm onCompare={(object) => setSearch({ object }, { replace: true })} />
          )}
        </TrustNotes>
      </section>
      <section aria-labelledby="report" className={styles.trust}>
        <h2 id="report">Что в ней сказано</h2>
        {extract.is_included ? (
          <FreeReport extract={extract} lookedAt={lookedAt} />
        ) : (
          <>
            <FreeForBuyers />
            <PaidReport extract={extract} lookedAt={lookedAt} />
          </>
        )}
      </section>
    </>
  );
}

/** Whose e-mail is not proven cannot be recognised as a buyer. */
function FreeForBuyers() {
  const restricted = useSession(restrictionOf);
  if (restricted === null) return null;
  return (
    <Banner>
      <p>
        {typeset(
          'Купили у нас выписку об этом объекте? Откройте кабинет, и отчёт по файлу будет бесплатным.',
        )}
      </p>
    </Banner>
  );
}

function PaidReport({ extract, lookedAt }: { readonly extract: SellerExtract; readonly lookedAt: string }) {
  const { api } = usePlatform();
  const { data = [], isError, refetch } = useQuery(productsQuery(api));
  const product = data.find(({ product_id: id }) => id === extract.product_id);
  if (isError) {
    return (
      <FailureState
        title="Не удалось узнать цену"
        text="Список услуг не ответил. Загруженный файл на месте, попробуйте ещё раз."
        onRetry={() => void refetch()}
      />
    );
  }
  if (product === undefined) return <Loader>Узнаём цену</Loader>;
  return (
    <OrderScreen
      subject={{
        objectKey: extract.cadastral_number,
        objectAddress: extract.address,
        sellerExtract: { id: extract.id, ...(lookedAt !== '' && { looked_at: lookedAt }) },
      }}
      intentKey={`seller-extract ${extract.id}`}
      reportPath={({ id }) => `/report/${id}/`}
      summary={<DocumentSummary extract={extract} />}
      products={[product]}
      preselected={[product.product_name]}
      renderChoice={() => <ProductTerms product={product} />}
    />
  );
}
