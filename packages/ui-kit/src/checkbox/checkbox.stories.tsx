import preview from '../../.storybook/preview.tsx';
import { Stack } from '../layout/layout.tsx';
import { Link } from '../link/link.tsx';
import { CheckboxGroup } from './checkbox-group.tsx';
import { Checkbox } from './checkbox.tsx';

const meta = preview.meta({ title: 'Forms/Checkbox', component: Checkbox });

export const States = meta.story(() => (
  <Stack gap={2}>
    <Checkbox>Запомнить меня</Checkbox>
    <Checkbox defaultChecked>Запомнить меня</Checkbox>
    <Checkbox hint="Напишем, когда отчёт будет готов">Присылать уведомления</Checkbox>
    <Checkbox error="Чтобы продолжить, установите этот флажок">
      Я даю согласие на <Link href="#consent">обработку персональных данных</Link>
    </Checkbox>
    <Checkbox disabled>Оплатить с бонусного счёта</Checkbox>
    <Checkbox disabled defaultChecked>
      Оферта принята 05.03.2026
    </Checkbox>
  </Stack>
));

export const LongText = meta.story(() => (
  <Checkbox>
    Я подтверждаю, что ознакомился с публичной офертой, понимаю, что аналитические выводы носят вероятностный
    характер, и согласен с тем, что ответственность исполнителя ограничена стоимостью услуги
  </Checkbox>
));

export const Group = meta.story(() => (
  <Stack gap={6}>
    <CheckboxGroup legend="Что присылать" hint="Можно изменить в любой момент">
      <Checkbox defaultChecked hint="Когда отчёт будет готов">
        Отчёты
      </Checkbox>
      <Checkbox>Новости</Checkbox>
    </CheckboxGroup>
    <CheckboxGroup legend="Что присылать" error="Выберите хотя бы одно">
      <Checkbox>Отчёты</Checkbox>
      <Checkbox>Новости</Checkbox>
    </CheckboxGroup>
  </Stack>
));
