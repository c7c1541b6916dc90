import type { StaffGrant } from '@proverka/contract/grants';
import { useNavigate, useSearchParams } from '@proverka/shell-sdk/router';
import { Container } from '@proverka/ui-kit/layout';
import { Tabs } from '@proverka/ui-kit/tabs';
import type { ReactNode } from 'react';
import { pricesAddress, priceParts, type PricePart } from '../controls/prices-address.domain.ts';
import { useGrants } from '../controls/use-grants.ts';
import { DiscountsList } from '../features/discounts/discounts-list.tsx';
import { PartnerTariffsDesk } from '../features/partner-tariffs/partner-tariffs-desk.tsx';
import { ComponentsDesk } from '../features/price-components/components-desk.tsx';
import { HistoryList } from '../features/price-history/history-list.tsx';
import { PreviewDesk } from '../features/price-preview/preview-desk.tsx';
import { ProductsList } from '../features/price-products/products-list.tsx';
import { TariffsDesk } from '../features/tariffs-table/tariffs-desk.tsx';
import styles from './page.module.css';

interface Part {
  readonly label: string;
  /** Parts whose calls need another grant than the section are shown to those who hold it. */
  readonly grant: StaffGrant;
  readonly content: ReactNode;
}

interface Chosen {
  readonly product: string;
  readonly partner: string;
  readonly onChoose: (product: string) => void;
}

const partsOf = ({ product, partner, onChoose }: Chosen): Readonly<Record<PricePart, Part>> => ({
  products: { label: 'Услуги', grant: 'prices', content: <ProductsList /> },
  components: {
    label: 'Составляющие',
    grant: 'prices',
    content: <ComponentsDesk productId={product} onChoose={onChoose} />,
  },
  tariffs: { label: 'Тарифы', grant: 'prices', content: <TariffsDesk /> },
  'partner-tariffs': {
    label: 'Тарифы партнёров',
    grant: 'tariffs',
    content: <PartnerTariffsDesk partnerId={partner} />,
  },
  coupons: { label: 'Купоны', grant: 'coupons', content: <DiscountsList key="coupon" kind="coupon" /> },
  campaigns: {
    label: 'Кампании',
    grant: 'coupons',
    content: <DiscountsList key="campaign" kind="campaign" />,
  },
  promocodes: {
    label: 'Промокоды',
    grant: 'coupons',
    content: <DiscountsList key="promocode" kind="promocode" />,
  },
  preview: {
    label: 'Кто сколько заплатит',
    grant: 'prices',
    content: <PreviewDesk key={product} productId={product} />,
  },
  history: { label: 'История', grant: 'prices', content: <HistoryList /> },
});

export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const grants = useGrants();
  const parts = partsOf({
    product: search.get('product') ?? '',
    partner: search.get('partner') ?? '',
    onChoose: (product) => void navigate(pricesAddress('components', { product })),
  });
  const open = priceParts.filter((part) => grants.includes(parts[part].grant));
  const partOf = (value: string | null) => open.find((one) => one === value) ?? open[0] ?? 'products';
  return (
    <Container as="main" className={styles.wide}>
      <h1>Цены</h1>
      <Tabs
        label="Цены"
        value={partOf(search.get('part'))}
        onValueChange={(next) => void navigate(pricesAddress(partOf(next)))}
        items={open.map((value) => ({
          value,
          label: parts[value].label,
          content: parts[value].content,
        }))}
      />
    </Container>
  );
}
