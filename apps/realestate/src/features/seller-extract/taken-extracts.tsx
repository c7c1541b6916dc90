import type { SellerExtract } from '@proverka/contract/seller-extract';
import { Link } from '@proverka/shell-sdk/router';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { Card } from '@proverka/ui-kit/card';
import { DocumentFacts, SignatureMark } from './document-facts.tsx';
import styles from './document.module.css';

interface TakenExtractsProps {
  readonly extracts: readonly SellerExtract[];
  readonly pathOf: (extract: SellerExtract) => string;
}

/** Several extracts at once, or one beside files that were not taken: each leads to a page of its own. */
export function TakenExtracts({ extracts, pathOf }: TakenExtractsProps) {
  if (extracts.length === 0) return null;
  return (
    <ul className={styles.taken} aria-label="Прочитанные выписки">
      {extracts.map((extract) => (
        <Card as="li" key={extract.id} className={styles.document}>
          <DocumentFacts extract={extract} />
          <SignatureMark extract={extract} />
          <Link to={pathOf(extract)} className={buttonClassName({ wide: true })}>
            Дальше
          </Link>
        </Card>
      ))}
    </ul>
  );
}
