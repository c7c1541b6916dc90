import type { PriceComponentView } from '@proverka/contract/price-component';
import { Badge } from '@proverka/ui-kit/badge';
import { Card } from '@proverka/ui-kit/card';
import { typeset } from '@proverka/words/typeset';
import desk from '../../controls/desk.module.css';
import { ChangePrice } from './change-price.tsx';
import { componentKind, componentState, componentTitle } from './component-words.domain.ts';
import { Owners } from './owners.tsx';
import { PlannedChanges } from './planned-changes.tsx';
import { RemoveComponent } from './remove-component.tsx';

export function ComponentCard({ component }: { readonly component: PriceComponentView }) {
  const title = componentTitle(component);
  const state = componentState(component);
  const isSpecial = component.price_component_owners.length > 0;
  return (
    <Card as="article" aria-label={`${title}, ${state}`} className={desk.card}>
      <p className={desk.title}>
        {typeset(title)} {!component.enabled && <Badge>Выключена</Badge>}
      </p>
      <p>{typeset(state)}</p>
      <p className={desk.soft}>{typeset(componentKind(component))}</p>
      <PlannedChanges component={component} />
      {isSpecial && <Owners component={component} />}
      <details>
        <summary>Изменить цену</summary>
        <ChangePrice component={component} />
      </details>
      <details>
        <summary>Удалить сейчас</summary>
        <RemoveComponent component={component} />
      </details>
    </Card>
  );
}
