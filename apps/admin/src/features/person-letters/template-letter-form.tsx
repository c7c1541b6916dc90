import {
  letterTemplateTitles,
  letterTemplates,
  type LetterTask,
  type LetterTemplate,
} from '@proverka/contract/template-letter';
import { useChanges } from '@proverka/shell-sdk/changes';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Button } from '@proverka/ui-kit/button';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Field } from '@proverka/ui-kit/field';
import { Select } from '@proverka/ui-kit/select';
import { typeset } from '@proverka/words/typeset';
import { useState, type FormEvent } from 'react';
import desk from '../../controls/desk.module.css';

interface TemplateLetterFormProps {
  readonly email: string;
  /** Reads the letters anew. */
  readonly onSent: () => Promise<void>;
}

const options = letterTemplates.map((value) => ({ value, label: letterTemplateTitles[value] }));

/** Orders a letter whose words are fixed; the same one goes once a day. */
export function TemplateLetterForm({ email, onSent }: TemplateLetterFormProps) {
  const { api } = usePlatform();
  const [template, setTemplate] = useState<LetterTemplate>('where_reports');
  const [task, setTask] = useState<LetterTask | null>(null);
  const { run, isBusy, refusal } = useChanges(onSent);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setTask(null);
    await run(async () => {
      const ordered = await api.call('POST /task', { body: { email, template } });
      if ('template' in ordered) setTask(ordered);
    });
  };
  return (
    <form
      aria-label="Письмо по шаблону"
      noValidate
      method="post"
      className={desk.form}
      onSubmit={(event) => void submit(event)}
    >
      <div className={desk.inline}>
        <Field label="Письмо по шаблону">
          <Select
            value={template}
            options={options}
            onChange={({ target }) =>
              setTemplate(letterTemplates.find((one) => one === target.value) ?? template)
            }
          />
        </Field>
        <Button type="submit" variant="secondary" busy={isBusy}>
          Отправить
        </Button>
      </div>
      <FailureNote text={refusal} />
      <output className={desk.soft}>
        {task !== null &&
          typeset(
            task.state === 'sent'
              ? `Письмо «${task.title}» сегодня уже отправлено, второго не будет.`
              : `Письмо «${task.title}» поставлено в очередь.`,
          )}
      </output>
    </form>
  );
}
