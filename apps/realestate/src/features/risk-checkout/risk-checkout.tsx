import type { Product } from '@proverka/contract/product';
import type { SubjectData } from '@proverka/contract/subject';
import { CouponField } from '@proverka/order-flow/coupon-field';
import { isIdle, withCoupons } from '@proverka/order-flow/coupon-prices';
import { OrderTotal } from '@proverka/order-flow/order-total';
import { useCoupon } from '@proverka/order-flow/use-coupon';
import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { Banner } from '@proverka/ui-kit/banner';
import { Button } from '@proverka/ui-kit/button';
import { Card } from '@proverka/ui-kit/card';
import { Checkbox } from '@proverka/ui-kit/checkbox';
import { RadioGroup } from '@proverka/ui-kit/radio-group';
import { typeset } from '@proverka/ui-kit/typeset';
import { parseMoney, ZERO, type Money } from '@proverka/validation/money';
import { formatMoney } from '@proverka/validation/money-format';
import { useState } from 'react';
import { OwnerList } from './owner-list.tsx';
import { insuranceLine, insurancePrice, riskTotal } from './risk-order.domain.ts';
import styles from './risk-checkout.module.css';
import { useRiskOrder } from './use-risk-order.ts';

interface RiskCheckoutProps {
  readonly product: Product;
  readonly objectKey: string;
  readonly objectAddress: string;
}

/** Who owns the object, with or without insurance, and how it is paid. */
export function RiskCheckout({ product, objectKey, objectAddress }: RiskCheckoutProps) {
  const [owners, setOwners] = useState<readonly SubjectData[]>([]);
  const [isInsured, setInsured] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [wantsCard, setWantsCard] = useState(false);
  const balance = useSession((session) => parseMoney(session.balance) ?? ZERO);
  const { place, isBusy, refusal, isSignedIn } = useRiskOrder();
  const entry = useCoupon();
  const [priced] = withCoupons([product], entry.coupon);
  const total = riskTotal(product, isInsured, priced?.price);
  const chosen = priced ? [priced, ...insuranceLine(product, isInsured)] : [];
  const usesBalance = isSignedIn && balance >= total && !wantsCard;
  const order = () => {
    setAsked(true);
    if (owners.length === 0) return;
    void place({
      product,
      couponPrice: priced?.price,
      couponId: priced?.couponId,
      objectKey,
      objectAddress,
      owners,
      isInsured,
      usesBalance,
    });
  };
  return (
    <div className={styles.steps}>
      <Card as="section" className={styles.step}>
        <h2>Собственники</h2>
        <p className={styles.note}>
          {typeset(
            'Имена спросите у продавца: в выписках для третьих лиц их нет с 2023 года. С паспортом отвечают все источники, без него — те, кому хватает имени и даты рождения.',
          )}
        </p>
        <OwnerList owners={owners} onChange={setOwners} />
        {isAsked && owners.length === 0 && (
          <p role="alert" className={styles.error}>
            Добавьте хотя бы одного собственника
          </p>
        )}
      </Card>
      <Insurance product={product} isInsured={isInsured} onChange={setInsured} />
      <Card as="section" className={styles.step}>
        <h2>Оплата</h2>
        <OrderTotal products={chosen} />
        <CouponField entry={entry} isIdle={isIdle(chosen, entry.coupon)} />
        {isSignedIn && balance >= total && (
          <Method total={total} balance={balance} wantsCard={wantsCard} onChange={setWantsCard} />
        )}
        {refusal !== '' && <Banner tone="danger">{refusal}</Banner>}
        <div className={styles.pay}>
          <output>
            Итого <b>{formatMoney(total)}</b>
          </output>
          <Button size="large" busy={isBusy} className={styles.main} onClick={order}>
            {isSignedIn ? `Оплатить ${formatMoney(total)}` : 'Войти и оплатить'}
          </Button>
        </div>
      </Card>
    </div>
  );
}

interface InsuranceProps {
  readonly product: Product;
  readonly isInsured: boolean;
  readonly onChange: (isInsured: boolean) => void;
}

function Insurance({ product, isInsured, onChange }: InsuranceProps) {
  const { brand } = usePlatform();
  const price = insurancePrice(product);
  if (price === null) return null;
  return (
    <Card as="section" className={styles.step}>
      <h2>Страхование рисков</h2>
      <Checkbox
        checked={isInsured}
        onChange={({ target }) => onChange(target.checked)}
        hint={typeset(`По желанию. Об условиях до оплаты спросите поддержку: ${brand.supportEmail}`)}
      >
        Добавить страхование рисков за {formatMoney(price)}
      </Checkbox>
    </Card>
  );
}

interface MethodProps {
  readonly total: Money;
  readonly balance: Money;
  readonly wantsCard: boolean;
  readonly onChange: (wantsCard: boolean) => void;
}

function Method({ total, balance, wantsCard, onChange }: MethodProps) {
  return (
    <RadioGroup
      legend="Чем оплатить"
      cards
      value={wantsCard ? 'card' : 'balance'}
      onValueChange={(method) => onChange(method === 'card')}
      options={[
        {
          value: 'balance',
          label: `Оплатить с баланса ${formatMoney(total)} из ${formatMoney(balance)}`,
          hint: 'Работа начнётся сразу',
        },
        { value: 'card', label: 'Оплатить картой', hint: 'Откроется страница заказа с формой оплаты' },
      ]}
    />
  );
}
