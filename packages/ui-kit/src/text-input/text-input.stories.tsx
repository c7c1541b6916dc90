import preview from '../../.storybook/preview.tsx';
import { State, States } from '../../.storybook/story-frame.tsx';
import { SearchIcon } from '../icon/icon.tsx';
import { TextInput } from './text-input.tsx';

const meta = preview.meta({ title: 'Forms/Text input', component: TextInput });

export const Kinds = meta.story(() => (
  <States>
    <State name="Обычное, пустое и заполненное">
      <TextInput aria-label="Адрес" placeholder="Введите адрес" />
      <br />
      <TextInput aria-label="Адрес" defaultValue="г Москва, ул Образцова, д 1, кв 5" />
    </State>
    <State name="Большое со значком">
      <TextInput
        aria-label="Поиск"
        size="large"
        before={<SearchIcon size={24} />}
        placeholder="Адрес или кадастровый номер"
      />
    </State>
    <State name="С единицей измерения">
      <TextInput aria-label="Площадь" numeric inputMode="decimal" after="м²" defaultValue="54,3" />
    </State>
    <State name="Отказ, недоступно, только чтение">
      <TextInput aria-label="ИНН" aria-invalid defaultValue="7707083894" numeric />
      <br />
      <TextInput aria-label="ИНН" disabled defaultValue="7707083893" numeric />
      <br />
      <TextInput aria-label="Ссылка" readOnly defaultValue="https://example.com/?partner_id=1024" />
    </State>
  </States>
));
