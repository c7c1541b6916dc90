import type { PriceComponentView } from '@proverka/contract/price-component';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { ReasonForm } from '../../controls/reason-form.tsx';
import { usePricesAgain } from '../../controls/use-prices-again.ts';
import { componentTitle } from './component-words.domain.ts';

export function RemoveComponent({ component }: { readonly component: PriceComponentView }) {
  const { api } = usePlatform();
  const again = usePricesAgain();
  const remove = (reason: string) =>
    api.call('DELETE /admin/price_component/delete', {
      query: { price_component_id: component.price_component_id },
      body: { reason },
    });
  return (
    <ReasonForm
      label={`Удалить: ${componentTitle(component)}`}
      about="Она сразу перестанет входить в цену, вместе с запланированными изменениями. Чтобы это случилось позже, измените цену с нужного момента и снимите «Действует»."
      action="Удалить составляющую"
      variant="danger"
      act={remove}
      onDone={again}
    />
  );
}
