import preview from '../../.storybook/preview.tsx';
import { Keys } from '../../.storybook/story-frame.tsx';
import { Stack } from '../layout/layout.tsx';
import { Tabs } from './tabs.tsx';

const meta = preview.meta({ title: 'Data/Tabs', component: Tabs });

export const Report = meta.story(() => (
  <Stack gap={4}>
    <Tabs
      label="Разделы отчёта"
      items={[
        {
          value: 'owners',
          label: 'Собственники',
          count: 2,
          content: <p>Физическое лицо, 1/2 доли. Физическое лицо, 1/2 доли.</p>,
        },
        {
          value: 'limits',
          label: 'Обременения',
          count: 1,
          content: <p>Ипотека в силу закона, 15.04.2021.</p>,
        },
        {
          value: 'history',
          label: 'История прав',
          count: 5,
          content: <p>Пять переходов права с 1998 года.</p>,
        },
        { value: 'sources', label: 'Источники', count: 12, content: <p>Двенадцать источников.</p> },
        { value: 'court', label: 'Суды', disabled: true, content: null },
      ]}
    />
    <Keys>стрелки переключают разделы, Home и End — первый и последний.</Keys>
  </Stack>
));
