import type { PriceChange, PriceComponentView } from '@proverka/contract/price-component';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { momentWords } from '@proverka/words/moments';
import { typeset } from '@proverka/words/typeset';
import desk from '../../controls/desk.module.css';
import { ReasonForm } from '../../controls/reason-form.tsx';
import { sumWords } from '../../controls/sum-words.ts';
import { usePricesAgain } from '../../controls/use-prices-again.ts';

const changeWords = ({ price, enabled, starts_at: at }: PriceChange): string =>
  `${enabled ? sumWords(price) : 'Выключится'} с ${momentWords(at)}`;

/** Changes that have not begun, each of which can be taken back. */
export function PlannedChanges({ component }: { readonly component: PriceComponentView }) {
  const { api } = usePlatform();
  const again = usePricesAgain();
  if (component.changes.length === 0) return null;
  const withdraw = (changeId: string) => (reason: string) =>
    api.call('DELETE /admin/price_component/delete', {
      query: { price_component_id: component.price_component_id, price_change_id: changeId },
      body: { reason },
    });
  return (
    <ul className={desk.section}>
      {component.changes.map((one) => (
        <li key={one.price_change_id} className={desk.section}>
          <p>{typeset(`Запланировано: ${changeWords(one)}`)}</p>
          <details>
            <summary>{typeset(`Снять изменение с ${momentWords(one.starts_at)}`)}</summary>
            <ReasonForm
              label={`Снять изменение с ${momentWords(one.starts_at)}`}
              about="Цена останется той, что была бы без него."
              action="Снять изменение"
              variant="danger"
              act={withdraw(one.price_change_id)}
              onDone={again}
            />
          </details>
        </li>
      ))}
    </ul>
  );
}
