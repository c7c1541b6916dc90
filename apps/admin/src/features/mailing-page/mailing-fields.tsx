import type { MailingInput } from '@proverka/contract/mailing';
import { Field } from '@proverka/ui-kit/field';
import { Select } from '@proverka/ui-kit/select';
import { TextArea, TextInput } from '@proverka/ui-kit/text-input';
import { brandOptions } from '../../controls/account-words.ts';

interface MailingFieldsProps {
  readonly content: MailingInput;
  /** Empty fields are named once somebody tried to save. */
  readonly isTried: boolean;
  readonly onChange: (part: Partial<MailingInput>) => void;
}

/** For whom a mailing is, its subject and text. */
export function MailingFields({ content, isTried, onChange }: MailingFieldsProps) {
  const missing = (value: string) => (isTried && value.trim() === '' ? 'Обязательное поле' : null);
  const { brand, subject, text } = content;
  return (
    <>
      <Field label="Сайт" hint="Письмо получат его подписчики, и подпишет его этот сайт">
        <Select
          value={brand}
          options={brandOptions}
          onChange={({ target }) =>
            onChange({ brand: target.value === 'person-check' ? 'person-check' : 'real-estate' })
          }
        />
      </Field>
      <Field label="Тема" error={missing(subject)}>
        <TextInput
          maxLength={120}
          value={subject}
          autoComplete="off"
          onChange={({ target }) => onChange({ subject: target.value })}
        />
      </Field>
      <Field
        label="Текст"
        error={missing(text)}
        hint="Абзацы разделяет пустая строка. **Жирный**, # заголовок, - список, [ссылка](/адрес/)"
      >
        <TextArea
          rows={12}
          maxLength={20_000}
          value={text}
          onChange={({ target }) => onChange({ text: target.value })}
        />
      </Field>
    </>
  );
}
