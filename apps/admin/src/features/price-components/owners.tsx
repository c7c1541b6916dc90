import type { PriceComponentOwner, PriceComponentView } from '@proverka/contract/price-component';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useState } from 'react';
import desk from '../../controls/desk.module.css';
import { ReasonForm } from '../../controls/reason-form.tsx';
import { usePricesAgain } from '../../controls/use-prices-again.ts';
import { ownerWords } from './component-words.domain.ts';
import { noOwner, OwnerFields, ownerOf, type OwnerDraft } from './owner-fields.tsx';

const needed = 'Укажите либо роль, либо номер аккаунта';

/** Whom a special price is for. */
export function Owners({ component }: { readonly component: PriceComponentView }) {
  return (
    <div className={desk.section}>
      <ul className={desk.section}>
        {component.price_component_owners.map((owner) => (
          <li key={owner.price_component_owner_id} className={desk.section}>
            <p>{ownerWords(owner)}</p>
            <OwnerActs owner={owner} />
          </li>
        ))}
      </ul>
      <details>
        <summary>Добавить, чья это цена</summary>
        <AddOwner componentId={component.price_component_id} />
      </details>
    </div>
  );
}

function OwnerActs({ owner }: { readonly owner: PriceComponentOwner }) {
  const { api } = usePlatform();
  const again = usePricesAgain();
  const [next, setNext] = useState<OwnerDraft>(noOwner);
  const id = owner.price_component_owner_id;
  const named = ownerOf(next);
  const change = async (reason: string) => {
    if (named === null) return;
    const body = { price_component_owner_id: id, ...named, reason };
    await api.call('PUT /admin/price_component_owner/update', { body });
  };
  const remove = (reason: string) =>
    api.call('DELETE /admin/price_component_owner/delete', {
      query: { price_component_owner_id: id },
      body: { reason },
    });
  return (
    <>
      <details>
        <summary>Заменить</summary>
        <ReasonForm
          label={`Заменить: ${ownerWords(owner)}`}
          about="Цена сразу перейдёт к другому."
          action="Заменить"
          missing={named === null ? needed : ''}
          act={change}
          onDone={again}
        >
          <OwnerFields owner={next} onChange={setNext} />
        </ReasonForm>
      </details>
      <details>
        <summary>Убрать</summary>
        <ReasonForm
          label={`Убрать: ${ownerWords(owner)}`}
          about="Сразу после этого он заплатит как все. С последним уйдёт и сама специальная цена."
          action="Убрать"
          variant="danger"
          act={remove}
          onDone={again}
        />
      </details>
    </>
  );
}

function AddOwner({ componentId }: { readonly componentId: string }) {
  const { api } = usePlatform();
  const again = usePricesAgain();
  const [owner, setOwner] = useState<OwnerDraft>(noOwner);
  const named = ownerOf(owner);
  const add = async (reason: string) => {
    if (named === null) return;
    const body = { price_component_id: componentId, ...named, reason };
    await api.call('POST /admin/price_component_owner/add', { body });
    setOwner(noOwner);
  };
  return (
    <ReasonForm
      label="Добавить, чья это цена"
      about="Специальная цена никогда не выше цены для всех."
      action="Добавить"
      missing={named === null ? needed : ''}
      act={add}
      onDone={again}
    >
      <OwnerFields owner={owner} onChange={setOwner} />
    </ReasonForm>
  );
}
