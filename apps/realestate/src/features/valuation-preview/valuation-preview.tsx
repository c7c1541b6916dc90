import { estimateQuery } from '@proverka/api-client/valuation';
import type { BuyersWord as Word } from '@proverka/contract/valuation';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Skeleton, SkeletonText } from '@proverka/ui-kit/skeleton';
import { FlatFacts } from '../../valued-flat/flat-facts.tsx';
import { BuyersWord } from './buyers-word.tsx';
import { EstimateBasis } from './estimate-basis.tsx';
import { EstimateRefused } from './estimate-refused.tsx';
import { ValuationOffer } from './valuation-offer.tsx';
import styles from './valuation-preview.module.css';

export interface ValuationPreviewProps {
  readonly objectKey: string;
  readonly word: Word;
  readonly onWord: (word: Word) => void;
  readonly orderPath: string;
  /** How soon the report is there, in words; empty while it is not on sale. */
  readonly time: string;
  /** The report the visitor has already, and its day in words. */
  readonly owned: { readonly path: string; readonly day: string } | null;
}

/** Before payment: whether the flat can be valued, by what, and what the buyer may add. */
export function ValuationPreview({ objectKey, word, onWord, orderPath, time, owned }: ValuationPreviewProps) {
  const { api } = usePlatform();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    estimateQuery(api, objectKey, word),
  );
  if (error) {
    const onRetry = () => void refetch();
    return (
      <div className={styles.main}>
        <EstimateRefused error={error} objectKey={objectKey} isRetrying={isFetching} onRetry={onRetry} />
        <BuyersWord asks={[]} word={word} onChange={onWord} title="Возможно, дело в том, что вы указали" />
      </div>
    );
  }
  if (!data) return <Waiting />;
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <EstimateBasis estimate={data} isStale={isPlaceholderData} />
        <BuyersWord asks={data.asks} word={word} onChange={onWord} />
      </div>
      <ValuationOffer estimate={data} orderPath={orderPath} time={time} owned={owned} />
      <section aria-labelledby="known" className={styles.block}>
        <h2 id="known">Что уже известно</h2>
        <FlatFacts flat={data.flat} />
      </section>
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <SkeletonText lines={3} label="Ищем похожие квартиры" />
        <Skeleton shape="card" />
      </div>
      <Skeleton shape="card" />
    </div>
  );
}
