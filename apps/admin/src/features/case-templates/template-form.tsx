import { caseTemplateTitleMaxLength, caseTextMaxLength } from '@proverka/contract/support-case-limits';
import { Button } from '@proverka/ui-kit/button';
import { Field } from '@proverka/ui-kit/field';
import { TextArea, TextInput } from '@proverka/ui-kit/text-input';
import { useState, type FormEvent } from 'react';
import desk from '../../controls/desk.module.css';

export interface TemplateWords {
  readonly title: string;
  readonly text: string;
}

interface TemplateFormProps {
  readonly label: string;
  readonly first?: TemplateWords;
  readonly isBusy: boolean;
  /** Resolves to whether it was saved. */
  readonly onSave: (words: TemplateWords) => Promise<boolean>;
  /** Closes an opened template as it was. */
  readonly onCancel?: () => void;
}

const nothing: TemplateWords = { title: '', text: '' };

/** Title and text of a template; emptied for the next one when it was saved. */
export function TemplateForm({ label, first = nothing, isBusy, onSave, onCancel }: TemplateFormProps) {
  const [title, setTitle] = useState(first.title);
  const [text, setText] = useState(first.text);
  const [isTried, setTried] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (title.trim() === '' || text.trim() === '') return;
    if (!(await onSave({ title: title.trim(), text: text.trim() }))) return;
    setTitle('');
    setText('');
    setTried(false);
  };
  const missing = (value: string) => (isTried && value.trim() === '' ? 'Обязательное поле' : null);
  return (
    <form aria-label={label} noValidate className={desk.form} onSubmit={(event) => void submit(event)}>
      <Field label="Название" error={missing(title)}>
        <TextInput
          maxLength={caseTemplateTitleMaxLength}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
      </Field>
      <Field label="Текст" error={missing(text)}>
        <TextArea
          rows={4}
          maxLength={caseTextMaxLength}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <div className={desk.row}>
        <Button type="submit" variant="secondary" busy={isBusy}>
          {onCancel === undefined ? 'Добавить шаблон' : 'Сохранить'}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Отмена
          </Button>
        )}
      </div>
    </form>
  );
}
