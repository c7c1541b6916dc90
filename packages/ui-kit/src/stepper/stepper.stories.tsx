import preview from '../../.storybook/preview.tsx';
import { Stack } from '../layout/layout.tsx';
import { Link } from '../link/link.tsx';
import { Stepper } from './stepper.tsx';

const meta = preview.meta({ title: 'Data/Stepper', component: Stepper });

const STEPS = [
  { key: 'object', label: 'Объект', back: <Link href="#object">Объект</Link> },
  { key: 'owner', label: 'Собственник', back: <Link href="#owner">Собственник</Link> },
  { key: 'report', label: 'Состав отчёта' },
  { key: 'payment', label: 'Оплата' },
];

export const Checkout = meta.story(() => (
  <Stack gap={8}>
    <Stepper label="Оформление заказа: начало" steps={STEPS} current="object" />
    <Stepper label="Оформление заказа: середина" steps={STEPS} current="report" />
    <Stepper label="Оформление заказа: конец" steps={STEPS} current="payment" />
  </Stack>
));
