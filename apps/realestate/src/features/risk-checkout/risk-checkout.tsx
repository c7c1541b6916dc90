import type { ObjectInfo } from '@proverka/contract/object';
import type { Product } from '@proverka/contract/product';
import { dealDraft, type DealDraft } from '@proverka/order-flow/deal-draft';
import { ObjectSummary } from '@proverka/order-flow/object-summary';
import { OrderScreen } from '@proverka/order-flow/order-screen';
import { optionPrice, type PriceOption } from '@proverka/order-flow/price-options';
import { ProductTerms, termsOption } from '@proverka/order-flow/product-terms';
import { Card } from '@proverka/ui-kit/card';
import { RadioGroup } from '@proverka/ui-kit/radio-group';
import { typeset } from '@proverka/words/typeset';
import { useState } from 'react';
import { Insurance, insurance } from './insurance.tsx';
import { OwnerList } from './owner-list.tsx';
import styles from './risk-checkout.module.css';
import { useOwnerRows, type OwnersView } from './use-owner-rows.ts';

interface RiskCheckoutProps {
  readonly object: ObjectInfo;
  readonly objectKey: string;
  /** Products that check owners; one of them is ordered. */
  readonly products: readonly Product[];
  /** The requested product, by name. */
  readonly wanted: string;
}

const insured: readonly PriceOption[] = [insurance];

/** Owners and insurance; then the usual checkout: contacts of a guest, payment, report. */
export function RiskCheckout({ object, objectKey, products, wanted }: RiskCheckoutProps) {
  const { deal, change } = useDealDraft(objectKey);
  // A kept wish for what is not sold any more is no wish.
  const isInsured = deal.isInsured && products.some((one) => optionPrice(one, insurance) !== null);
  const owners = useOwnerRows(deal.owners, (named) => change({ owners: named }));
  const [isAsked, setAsked] = useState(false);
  return (
    <OrderScreen
      subject={{ objectKey, objectAddress: object.Address, deal: { ...deal, isInsured } }}
      intentKey={`risk ${objectKey}`}
      reportPath={({ id }) => `/risk-preview/${id}/`}
      forgetDraft={() => dealDraft(objectKey).forget()}
      summary={<ObjectSummary object={object} objectKey={objectKey} />}
      products={products}
      preselected={[wanted]}
      options={isInsured ? insured : undefined}
      prepare={async () => {
        const named = await owners.complete();
        if (named === null) return false;
        setAsked(true);
        return named.length > 0;
      }}
      renderChoice={({ products: priced, chosen, onChange }) => {
        const product = priced.find(({ product_name }) => chosen.includes(product_name));
        return (
          <div className={styles.steps}>
            <Scope products={priced} product={product} onChange={(name) => onChange([name])} />
            <Owners owners={owners} isMissing={isAsked && deal.owners.length === 0} />
            {product && (
              <Insurance
                product={product}
                isInsured={isInsured}
                onChange={(asked) => change({ isInsured: asked })}
              />
            )}
          </div>
        );
      }}
    />
  );
}

/** The draft of this tab: named owners and insurance. */
function useDealDraft(objectKey: string) {
  const [deal, setDeal] = useState<DealDraft>(
    () => dealDraft(objectKey).read() ?? { owners: [], isInsured: false },
  );
  const change = (part: Partial<DealDraft>) => {
    const changed = { ...deal, ...part };
    setDeal(changed);
    dealDraft(objectKey).save(changed);
  };
  return { deal, change };
}

interface ScopeProps {
  readonly products: readonly Product[];
  readonly product: Product | undefined;
  readonly onChange: (productName: string) => void;
}

function Scope({ products, product, onChange }: ScopeProps) {
  const [only, ...others] = products;
  if (only && others.length === 0) return <ProductTerms product={only} />;
  return (
    <RadioGroup
      legend="Объём проверки"
      cards
      value={product?.product_name ?? ''}
      onValueChange={onChange}
      options={products.map(termsOption)}
    />
  );
}

interface OwnersProps {
  readonly owners: OwnersView;
  readonly isMissing: boolean;
}

function Owners({ owners, isMissing }: OwnersProps) {
  return (
    <Card as="section" className={styles.step}>
      <h3>Собственники</h3>
      <p className={styles.note}>
        {typeset(
          'Имена спросите у продавца: в выписках для третьих лиц их нет с 2023 года. С паспортом отвечают все источники, без него — те, кому хватает имени и даты рождения.',
        )}
      </p>
      <OwnerList owners={owners} />
      {isMissing && (
        <p role="alert" className={styles.error}>
          Добавьте хотя бы одного собственника
        </p>
      )}
    </Card>
  );
}
