import preview from '../../.storybook/preview.tsx';
import { Stack } from '../layout/layout.tsx';
import { Switch } from './switch.tsx';

const meta = preview.meta({ title: 'Forms/Switch', component: Switch });

export const States = meta.story(() => (
  <Stack gap={2}>
    <Switch>Письма о готовых отчётах</Switch>
    <Switch defaultChecked hint="Один раз в неделю, без рекламы">
      Сводка по балансу
    </Switch>
    <Switch disabled>Логотип агентства в отчёте</Switch>
    <Switch disabled defaultChecked hint="Включено для вашей роли">
      Логотип агентства в отчёте, который получает ваш клиент по ссылке и на бумаге
    </Switch>
  </Stack>
));
