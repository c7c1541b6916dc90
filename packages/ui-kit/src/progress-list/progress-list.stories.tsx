import preview from '../../.storybook/preview.tsx';
import { Card } from '../card/card.tsx';
import { Stack } from '../layout/layout.tsx';
import { ProgressList } from './progress-list.tsx';

const meta = preview.meta({ title: 'Data/Progress list', component: ProgressList });

export const Sources = meta.story(() => (
  <Card>
    <Stack gap={4}>
      <h2>Проверяем источники</h2>
      <ProgressList
        label="Проверено источников"
        aside="Осталось около 12 минут"
        steps={[
          {
            key: 'egrn',
            label: 'Росреестр, ЕГРН',
            state: 'done',
            word: 'Найдено: 3',
            note: 'Сведения на 05.03.2026',
          },
          { key: 'fssp', label: 'ФССП, исполнительные производства', state: 'nothing' },
          { key: 'court', label: 'Суды общей юрисдикции', state: 'running' },
          {
            key: 'tax',
            label: 'ФНС, задолженность по налогам',
            state: 'waiting',
            note: 'Укажите ИНН собственника',
          },
          {
            key: 'bankrupt',
            label: 'Федресурс, банкротство',
            state: 'unavailable',
            note: 'Источник не ответил трижды, повторим через 10 минут',
          },
          {
            key: 'wanted',
            label: 'МВД, розыск',
            state: 'failed',
            note: 'Деньги за этот источник возвращены на баланс',
          },
          {
            key: 'pledge',
            label: 'Реестр уведомлений о залоге движимого имущества Федеральной нотариальной палаты',
            state: 'queued',
          },
        ]}
      />
    </Stack>
  </Card>
));
