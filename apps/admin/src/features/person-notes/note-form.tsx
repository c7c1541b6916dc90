import { Button } from '@proverka/ui-kit/button';
import { Field } from '@proverka/ui-kit/field';
import { TextArea } from '@proverka/ui-kit/text-input';
import { useForm } from 'react-hook-form';
import desk from '../../controls/desk.module.css';

interface NoteFormProps {
  readonly most: number;
  readonly isBusy: boolean;
  /** True when it is kept, which empties the form. */
  readonly onAdd: (text: string) => Promise<boolean>;
}

export function NoteForm({ most, isBusy, onAdd }: NoteFormProps) {
  const { register, handleSubmit, formState, reset } = useForm({ defaultValues: { text: '' } });
  const submit = handleSubmit(async ({ text }) => {
    if (await onAdd(text.trim())) reset();
  });
  return (
    <form
      noValidate
      method="post"
      aria-label="Новая заметка"
      className={desk.form}
      onSubmit={(event) => void submit(event)}
    >
      <Field
        label="Заметка для коллег"
        hint="Человек её не видит, но получит, если запросит свои данные. Уничтожается вместе с аккаунтом"
        error={formState.errors.text?.message}
      >
        <TextArea
          rows={3}
          maxLength={most}
          {...register('text', { validate: (text) => text.trim() !== '' || 'Напишите заметку' })}
        />
      </Field>
      <div className={desk.row}>
        <Button type="submit" busy={isBusy}>
          Записать
        </Button>
      </div>
    </form>
  );
}
