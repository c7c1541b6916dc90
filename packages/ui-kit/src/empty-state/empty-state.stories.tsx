import preview from '../../.storybook/preview.tsx';
import { Button } from '../button/button.tsx';
import { SearchIcon } from '../icon/icon.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = preview.meta({ title: 'States/Empty state', component: EmptyState });

export const Orders = meta.story(() => (
  <EmptyState
    title="Заказов пока нет"
    text="Здесь появятся отчёты: готовые и те, что ещё готовятся. Начните с адреса или кадастрового номера."
    actions={<Button icon={<SearchIcon />}>Проверить объект</Button>}
  />
));
