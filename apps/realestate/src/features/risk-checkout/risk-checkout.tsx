import type { ObjectInfo } from '@proverka/contract/object';
import type { Product } from '@proverka/contract/product';
import { dealDraft } from '@proverka/order-flow/deal-draft';
import { ObjectSummary } from '@proverka/order-flow/object-summary';
import { OrderScreen } from '@proverka/order-flow/order-screen';
import type { PriceOption } from '@proverka/order-flow/price-options';
import { ProductTerms, termsOption } from '@proverka/order-flow/product-terms';
import { Link } from '@proverka/shell-sdk/router';
import { Card } from '@proverka/ui-kit/card';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { RadioGroup } from '@proverka/ui-kit/radio-group';
import { SkeletonText } from '@proverka/ui-kit/skeleton';
import { typeset } from '@proverka/words/typeset';
import { useState } from 'react';
import { Insurance, insurance } from './insurance.tsx';
import { OwnerList } from './owner-list.tsx';
import styles from './risk-checkout.module.css';
import { useDealSellers, type DealSellers } from './use-deal-sellers.ts';
import type { OwnersView } from './use-owner-rows.ts';
import { useRiskDeal } from './use-risk-deal.ts';

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
export function RiskCheckout(props: RiskCheckoutProps) {
  const sellers = useDealSellers(props.objectKey, props.object.Address);
  return sellers.isReady ? (
    <Checkout {...props} sellers={sellers} />
  ) : (
    <SkeletonText lines={8} label="Загружаем папку покупки" />
  );
}

function Checkout({
  object,
  objectKey,
  products,
  wanted,
  sellers,
}: RiskCheckoutProps & { readonly sellers: DealSellers }) {
  const { deal, change, owners } = useRiskDeal(objectKey, products, sellers);
  const [isAsked, setAsked] = useState(false);
  return (
    <OrderScreen
      subject={{ objectKey, objectAddress: object.Address, deal }}
      intentKey={`risk ${objectKey}`}
      reportPath={({ id }) => `/risk-preview/${id}/`}
      forgetDraft={() => dealDraft(objectKey).forget()}
      summary={<ObjectSummary object={object} objectKey={objectKey} />}
      products={products}
      preselected={[wanted]}
      options={deal.isInsured ? insured : undefined}
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
            <Owners
              owners={owners}
              isMissing={isAsked && deal.owners.length === 0}
              folder={sellers.deal?.deal_id}
            />
            {product && (
              <Insurance
                product={product}
                isInsured={deal.isInsured}
                onChange={(asked) => change({ isInsured: asked })}
              />
            )}
          </div>
        );
      }}
    />
  );
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
  /** The visitor's folder about the object, where there is one. */
  readonly folder: string | undefined;
}

function Owners({ owners, isMissing, folder }: OwnersProps) {
  return (
    <Card as="section" className={styles.step}>
      <h3>Собственники</h3>
      <p className={styles.note}>
        {typeset(
          'Имена спросите у продавца: в выписках для третьих лиц их нет с 2023 года. С паспортом отвечают все источники, без него — те, кому хватает имени и даты рождения.',
        )}
      </p>
      {folder !== undefined && (
        <p className={styles.note}>
          {typeset('Это продавцы из вашей ')}
          <Link to={`/user/deals/${folder}/`} className={linkClassName()}>
            папки покупки
          </Link>
          {typeset(': кого добавите или исправите здесь, изменится и там.')}
        </p>
      )}
      <OwnerList owners={owners} />
      {isMissing && (
        <p role="alert" className={styles.error}>
          Добавьте хотя бы одного собственника
        </p>
      )}
    </Card>
  );
}
