import type { DiscountKind } from '@proverka/contract/pricing';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Card } from '@proverka/ui-kit/card';
import { useState } from 'react';
import desk from '../../controls/desk.module.css';
import { ReasonForm } from '../../controls/reason-form.tsx';
import { usePricesAgain } from '../../controls/use-prices-again.ts';
import { addDiscount } from './discount-calls.ts';
import { blankDiscount, discountOfTyped } from './discount-draft.domain.ts';
import { DiscountFields } from './discount-fields.tsx';
import { kindWords } from './discount-words.domain.ts';

export function NewDiscount({ kind }: { readonly kind: DiscountKind }) {
  const { api, notices } = usePlatform();
  const again = usePricesAgain();
  const [typed, setTyped] = useState(blankDiscount);
  const { missing, value } = discountOfTyped(kind, typed, null);
  const words = kindWords[kind];
  const add = async (reason: string) => {
    if (value === undefined) return;
    await addDiscount(api, kind, { ...value, reason });
    setTyped(blankDiscount);
    notices.show('clear', `Добавлено: «${value.title}»`);
  };
  return (
    <Card as="section" aria-labelledby="new-discount" className={desk.card}>
      <h2 id="new-discount">{words.action}</h2>
      <ReasonForm
        label={words.action}
        about="Скидки не складываются: из специальной цены, тарифа, кампании и кода действует то, что дешевле."
        action={words.action}
        missing={missing}
        act={add}
        onDone={again}
      >
        <DiscountFields kind={kind} typed={typed} onChange={setTyped} />
      </ReasonForm>
    </Card>
  );
}
