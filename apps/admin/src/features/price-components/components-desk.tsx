import { priceComponentsQuery, pricedProductsQuery } from '@proverka/api-client/prices';
import type { PricedProduct } from '@proverka/contract/price-desk';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Link } from '@proverka/shell-sdk/router';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { Field } from '@proverka/ui-kit/field';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { Select } from '@proverka/ui-kit/select';
import { brandWords } from '../../controls/account-words.ts';
import desk from '../../controls/desk.module.css';
import { NotLoaded } from '../../controls/not-loaded.tsx';
import { pricesAddress } from '../../controls/prices-address.domain.ts';
import { AddComponent } from './add-component.tsx';
import { ComponentCard } from './component-card.tsx';

interface ComponentsDeskProps {
  /** Empty until one is chosen. */
  readonly productId: string;
  readonly onChoose: (productId: string) => void;
}

/** What the price of one product is made of, for whom, now and later. */
export function ComponentsDesk({ productId, onChoose }: ComponentsDeskProps) {
  const { api } = usePlatform();
  const products = useQuery(pricedProductsQuery(api));
  if (products.data === undefined) return <NotLoaded what="список услуг" query={products} />;
  const chosen = products.data.products.find(({ product_id: id }) => id === productId);
  return (
    <div className={desk.section}>
      <div className={desk.single}>
        <Field label="Услуга">
          <Select
            placeholder="Выберите услугу"
            value={chosen === undefined ? '' : productId}
            options={products.data.products.map(optionOf)}
            onChange={({ target }) => onChoose(target.value)}
          />
        </Field>
      </div>
      {chosen === undefined ? (
        <EmptyState
          title="Услуга не выбрана"
          text="Выберите услугу, чтобы увидеть, из чего складывается её цена."
        />
      ) : (
        <Components key={productId} product={chosen} />
      )}
    </div>
  );
}

const optionOf = ({ product_id: value, product_name_ru: name, brand }: PricedProduct) => ({
  value,
  label: `${name} (${brandWords[brand]})`,
});

function Components({ product }: { readonly product: PricedProduct }) {
  const { api } = usePlatform();
  const query = useQuery(priceComponentsQuery(api, product.product_id));
  if (query.data === undefined) return <NotLoaded what="составляющие цены" query={query} />;
  return (
    <>
      <p className={desk.row}>
        <Link className={linkClassName()} to={`${pricesAddress('history')}&product_id=${product.product_id}`}>
          История цен этой услуги
        </Link>
        <Link className={linkClassName()} to={pricesAddress('preview', { product: product.product_id })}>
          Кто сколько заплатит
        </Link>
      </p>
      {query.data.price_components.map((one) => (
        <ComponentCard key={one.price_component_id} component={one} />
      ))}
      <AddComponent productId={product.product_id} />
    </>
  );
}
