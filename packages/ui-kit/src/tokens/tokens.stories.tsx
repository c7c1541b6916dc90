import preview from '../../.storybook/preview.tsx';
import { Stack } from '../layout/layout.tsx';

const meta = preview.meta({ title: 'Basics/Type' });

export const Scale = meta.story(() => (
  <Stack gap={4}>
    <p className="story-display">Проверка до сделки</p>
    <h1>Квартира, 54,3&nbsp;м², Москва</h1>
    <h2>Собственники и обременения</h2>
    <h3>История перехода прав</h3>
    <p>
      Сведения получены из Единого государственного реестра недвижимости 05.03.2026 в 14:32. Отчёт № 104 827,
      стоимость 1 299 ₽, срок — до 30 минут.
    </p>
    <p>
      «Съешь же ещё этих мягких французских булок, да выпей чаю» — 0123456789, ABCDEFG abcdefg, 50 %, 2 + 2 =
      4
    </p>
  </Stack>
));
