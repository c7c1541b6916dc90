import { templatesQuery } from '@proverka/api-client/conclusion-desk';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Field } from '@proverka/ui-kit/field';
import { Select } from '@proverka/ui-kit/select';

interface TemplateChoiceProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** Puts a template below what is written; nothing while there are none. */
export function TemplateChoice({ text, onChange }: TemplateChoiceProps) {
  const { api } = usePlatform();
  const { data } = useQuery({ ...templatesQuery(api), staleTime: 60_000 });
  if (data === undefined || data.templates.length === 0) return null;
  const insert = (id: string) => {
    const chosen = data.templates.find(({ template_id: one }) => one === id);
    if (chosen !== undefined) onChange([text.trimEnd(), chosen.text].filter(Boolean).join('\n\n'));
  };
  return (
    <Field label="Вставить шаблон" hint="Встанет после написанного">
      <Select
        value=""
        placeholder="Выберите шаблон"
        options={data.templates.map(({ template_id: value, title: label }) => ({ value, label }))}
        onChange={({ target }) => insert(target.value)}
      />
    </Field>
  );
}
