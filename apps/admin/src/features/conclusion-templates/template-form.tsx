import { templateTitleMaxLength } from '@proverka/contract/conclusion-desk';
import { conclusionTextMaxLength } from '@proverka/contract/expert';
import { Button } from '@proverka/ui-kit/button';
import { Field } from '@proverka/ui-kit/field';
import { TextArea, TextInput } from '@proverka/ui-kit/text-input';
import { useForm } from 'react-hook-form';
import desk from '../../controls/desk.module.css';

export interface TemplateText {
  readonly title: string;
  readonly text: string;
}

interface TemplateFormProps {
  readonly label: string;
  readonly action: string;
  readonly initial: TemplateText;
  readonly isBusy: boolean;
  /** True when saved, which empties the form. */
  readonly onSave: (words: TemplateText) => Promise<boolean>;
  readonly onCancel?: () => void;
}

const isFilled = (text: string) => text.trim() !== '' || 'Обязательное поле';

export function TemplateForm({ label, action, initial, isBusy, onSave, onCancel }: TemplateFormProps) {
  const { register, handleSubmit, reset, formState } = useForm<TemplateText>({ defaultValues: initial });
  const submit = handleSubmit(async ({ title, text }) => {
    if (await onSave({ title: title.trim(), text: text.trim() })) reset(initial);
  });
  return (
    <form
      aria-label={label}
      noValidate
      method="post"
      className={desk.form}
      onSubmit={(event) => void submit(event)}
    >
      <Field label="Название" error={formState.errors.title?.message}>
        <TextInput {...register('title', { validate: isFilled })} maxLength={templateTitleMaxLength} />
      </Field>
      <Field label="Текст шаблона" error={formState.errors.text?.message}>
        <TextArea
          {...register('text', { validate: isFilled })}
          rows={6}
          maxLength={conclusionTextMaxLength}
        />
      </Field>
      <div className={desk.row}>
        <Button type="submit" busy={isBusy}>
          {action}
        </Button>
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            Отмена
          </Button>
        )}
      </div>
    </form>
  );
}
