import { serviceOf } from '@proverka/catalogue/services';
import type { Preview } from '@proverka/contract/preview';
import { listPriceOf } from '@proverka/order-flow/product-price';
import { useCampaignPrices } from '@proverka/order-flow/use-campaign-prices';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Link, useNavigate } from '@proverka/shell-sdk/router';
import { Button } from '@proverka/ui-kit/button';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { Price } from '@proverka/ui-kit/price';
import { ProgressBar } from '@proverka/ui-kit/progress-bar';
import { StepBar } from '@proverka/ui-kit/step-bar';
import { rubles, ZERO } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import { typeset } from '@proverka/words/typeset';
import { checkoutPath, previewPath } from '../../content/check-paths.ts';
import styles from './check-preview.module.css';
import { PreviewSubject } from './preview-subject.tsx';
import { AskedTasks, PaidTasks } from './preview-tasks.tsx';
import { noteWords, paidWords, previewProgress } from './preview-words.domain.ts';
import { useTyped } from './use-typed.ts';

/** What is public of the subject, the answers of free sources as counts, what the report would hold besides, and its price. */
export function CheckPreview({ preview }: { readonly preview: Preview }) {
  const { brand } = usePlatform();
  const navigate = useNavigate();
  const typed = useTyped(preview.preview_id);
  const { finished, asked } = previewProgress(preview.tasks);
  const formPath = serviceOf(brand.id, preview.product_name).path;
  const paid = preview.tasks.filter(({ state }) => state === 'after_payment');
  return (
    <>
      <header className={styles.head}>
        <p className={styles.kind}>Предпросмотр</p>
        <h1>{typeset(preview.product_name_ru)}</h1>
      </header>
      <PreviewSubject preview={preview} typed={typed} formPath={formPath} />
      {asked > 0 && (
        <section aria-labelledby="asked" className={styles.section}>
          <h2 id="asked">Что ответили источники</h2>
          <output className={styles.count}>{typeset(`Ответили ${finished} из ${asked}`)}</output>
          {preview.status === 'running' && (
            <ProgressBar aria-label="Ответы источников" value={finished} max={asked} />
          )}
          <AskedTasks tasks={preview.tasks.filter(({ state }) => state !== 'after_payment')} />
          <p className={styles.note}>{typeset(noteWords(preview))}</p>
        </section>
      )}
      {paid.length > 0 && (
        <section aria-labelledby="paid" className={styles.section}>
          <h2 id="paid">{asked > 0 ? 'Что ещё будет в отчёте' : 'Что будет в отчёте'}</h2>
          <p className={styles.note}>{typeset(paidWords(preview))}</p>
          <PaidTasks tasks={paid} />
          <p>
            <Link to={previewPath(preview.product_name)} className={linkClassName()}>
              Пример отчёта
            </Link>
          </p>
        </section>
      )}
      <StepBar>
        <ReportPrice preview={preview} />
        {/* The draft is only in the tab of the form: in other tabs the button leads back to the form. */}
        <Button size="large" onClick={() => void navigate(typed === null ? formPath : checkoutPath)}>
          Получить отчёт
        </Button>
      </StepBar>
    </>
  );
}

function ReportPrice({ preview }: { readonly preview: Preview }) {
  const [product = preview] = useCampaignPrices([preview]);
  const price = rubles(product.product_price);
  return (
    <Price
      size="large"
      value={price === ZERO ? 'Бесплатно' : formatMoney(price)}
      {...listPriceOf(product)}
      note="за отчёт"
    />
  );
}
