import preview from '../../.storybook/preview.tsx';
import { Stack } from '../layout/layout.tsx';
import { TextArea, TextInput } from '../text-input/text-input.tsx';
import { Field } from './field.tsx';

const meta = preview.meta({ title: 'Forms/Field', component: Field });

export const Messages = meta.story(() => (
  <Stack gap={6}>
    <Field label="Имя">
      <TextInput autoComplete="name" placeholder="Как к вам обращаться" />
    </Field>
    <Field label="Кадастровый номер" hint="Указан в выписке и в договоре, например 77:01:0001001:1024">
      <TextInput numeric inputMode="numeric" />
    </Field>
    <Field label="Электронная почта" error="Некорректный email" hint="Сюда придёт отчёт">
      <TextInput type="email" defaultValue="testov@" />
    </Field>
    <Field label="СНИЛС" optional warning="Проверьте СНИЛС: контрольное число не сходится">
      <TextInput numeric defaultValue="112-233-445 96" />
    </Field>
    <Field label="Комментарий" optional>
      <TextArea placeholder="Что важно проверить" />
    </Field>
  </Stack>
));

export const LongText = meta.story(() => (
  <Field
    label="Полное наименование юридического лица в соответствии с учредительными документами и выпиской из ЕГРЮЛ"
    error="Поле слишком длинное"
    hint="Если наименование не помещается, используйте сокращённое: оно тоже указано в выписке из Единого государственного реестра юридических лиц."
  >
    <TextInput defaultValue="Общество с ограниченной ответственностью «Научно-производственное объединение Образцовые испытательные системы»" />
  </Field>
));
