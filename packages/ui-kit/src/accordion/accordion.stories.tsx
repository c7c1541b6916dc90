import preview from '../../.storybook/preview.tsx';
import { Accordion } from './accordion.tsx';

const meta = preview.meta({ title: 'Data/Accordion', component: Accordion });

export const Questions = meta.story(() => (
  <Accordion
    name="faq"
    items={[
      {
        key: 'sources',
        title: 'Откуда сведения?',
        content:
          'Из официальных реестров: ЕГРН, ФССП, ФНС, картотеки арбитражных дел. У каждого вывода указаны источник и дата.',
        open: true,
      },
      {
        key: 'time',
        title: 'Сколько ждать отчёт?',
        content: 'Обычно до 30 минут. Отчёт можно читать с первого ответившего источника.',
      },
      {
        key: 'owners',
        title:
          'Почему в выписке вместо имени собственника стоит «Физическое лицо», если я покупаю у него квартиру и хочу убедиться, что он собственник?',
        content:
          'С 1 марта 2023 года имена собственников третьим лицам не раскрываются. Попросите продавца показать его собственную выписку.',
      },
    ]}
  />
));
