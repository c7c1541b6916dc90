import { onStage } from '@proverka/shell-sdk/test-stage';
import preview from '@proverka/ui-kit/stories/preview';
import { pricedProducts, refused } from '../order/example-order.ts';
import type { OrderRefusal } from '../order/order-flow.domain.ts';
import { IdentificationForm } from './identification-form.tsx';
import type { GuestForm } from './use-guest-form.ts';

const meta = preview.meta({
  title: 'Order/Identification form',
  component: IdentificationForm,
  decorators: [onStage],
});

const nothing = () => undefined;
const empty: GuestForm = { email: '', phone: '', acceptsOffer: false, consentsToProcessing: false };
const filled: GuestForm = { ...empty, email: 'obraztsova@example.com', phone: '+7 999 000-11-22' };
const form = (initial: GuestForm, refusal: OrderRefusal | null = null) => (
  <IdentificationForm
    products={pricedProducts}
    initial={initial}
    refusal={refusal}
    onChange={nothing}
    onSubmit={nothing}
    onSignIn={nothing}
    onEdit={nothing}
  />
);

export const Empty = meta.story(() => form(empty));
export const FilledIn = meta.story(() => form({ ...filled, acceptsOffer: true, consentsToProcessing: true }));
export const EmailTaken = meta.story(() => form(filled, refused('contacts')));
export const FieldsRefused = meta.story(() =>
  form(
    filled,
    refused('contacts', {
      text: 'Проверьте данные',
      fields: { email: 'Такой e-mail не существует', phone: 'Неправильный номер телефона' },
    }),
  ),
);
export const PriceChanged = meta.story(() => form(filled, refused('total')));
