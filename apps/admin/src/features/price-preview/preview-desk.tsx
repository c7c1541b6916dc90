import { pricedProductsQuery } from '@proverka/api-client/prices';
import type { PricePreview } from '@proverka/contract/price-desk';
import { useChanges } from '@proverka/shell-sdk/changes';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { useState } from 'react';
import desk from '../../controls/desk.module.css';
import { NotLoaded } from '../../controls/not-loaded.tsx';
import { PreviewAnswer } from './preview-answer.tsx';
import { PreviewForm } from './preview-form.tsx';
import { blankQuestion, questionOf } from './preview-question.domain.ts';

/** What somebody would pay for a product, now or later, and why. The reading is in the journal, so it happens when asked for. */
export function PreviewDesk({ productId }: { readonly productId: string }) {
  const { api } = usePlatform();
  const query = useQuery(pricedProductsQuery(api));
  const { run, isBusy, refusal } = useChanges();
  const [typed, setTyped] = useState({ ...blankQuestion, productId });
  const [preview, setPreview] = useState<PricePreview | null>(null);
  if (query.data === undefined) return <NotLoaded what="список услуг" query={query} />;
  const ask = () =>
    void run(async () => {
      setPreview(null);
      setPreview(await api.call('POST /admin/price_preview', { body: questionOf(typed) }));
    });
  return (
    <div className={desk.section}>
      <PreviewForm
        products={query.data.products}
        onChange={setTyped}
        onAsk={ask}
        {...{ typed, isBusy, refusal }}
      />
      <div aria-live="polite">{preview !== null && <PreviewAnswer preview={preview} />}</div>
    </div>
  );
}
