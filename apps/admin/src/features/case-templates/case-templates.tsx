import { caseTemplatesQuery, deskCasesKey } from '@proverka/api-client/cases';
import type { CaseTemplate } from '@proverka/contract/desk-cases';
import { useChanges } from '@proverka/shell-sdk/changes';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery, useQueryClient } from '@proverka/shell-sdk/query';
import { Button } from '@proverka/ui-kit/button';
import { Card } from '@proverka/ui-kit/card';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { useState } from 'react';
import desk from '../../controls/desk.module.css';
import lists from '../../controls/desk-list.module.css';
import { NotLoaded } from '../../controls/not-loaded.tsx';
import { RemoveButton } from '../../controls/remove-button.tsx';
import { TemplateForm, type TemplateWords } from './template-form.tsx';

function useTemplateChanges() {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  const { run, ...state } = useChanges(() => queryClient.invalidateQueries({ queryKey: deskCasesKey }));
  return {
    ...state,
    add: (body: TemplateWords) => run(() => api.call('POST /admin/cases/templates', { body })),
    change: (template_id: string, body: TemplateWords) =>
      run(() => api.call('PUT /admin/cases/templates/{template_id}', { params: { template_id }, body })),
    remove: (template_id: string) =>
      run(() => api.call('DELETE /admin/cases/templates/{template_id}', { params: { template_id } })),
  };
}

/** Answers the staff begins with: read, added, changed and removed by whoever answers. */
export function CaseTemplates() {
  const { api } = usePlatform();
  const { data, error, refetch, isFetching } = useQuery(caseTemplatesQuery(api));
  const { add, isBusy, refusal } = useTemplateChanges();
  if (data === undefined) return <NotLoaded what="шаблоны" query={{ error, isFetching, refetch }} />;
  return (
    <div className={desk.section}>
      {data.templates.length === 0 && (
        <EmptyState title="Шаблонов пока нет" text="Сохраните здесь ответы, которые пишете чаще других." />
      )}
      <ul className={lists.items}>
        {data.templates.map((template) => (
          <li key={template.template_id}>
            <Template template={template} />
          </li>
        ))}
      </ul>
      <Card as="section" aria-labelledby="new-template" className={desk.card}>
        <h2 id="new-template" className={desk.title}>
          Новый шаблон
        </h2>
        <FailureNote text={refusal} />
        <TemplateForm label="Новый шаблон" isBusy={isBusy} onSave={add} />
      </Card>
    </div>
  );
}

function Template({ template }: { readonly template: CaseTemplate }) {
  const { template_id: id, title, text } = template;
  const [isEdited, setEdited] = useState(false);
  const { change, remove, isBusy, refusal } = useTemplateChanges();
  if (isEdited) {
    return (
      <article className={lists.item}>
        <FailureNote text={refusal} />
        <TemplateForm
          label={`Шаблон «${title}»`}
          first={template}
          isBusy={isBusy}
          onSave={async (words) => {
            const isSaved = await change(id, words);
            if (isSaved) setEdited(false);
            return isSaved;
          }}
          onCancel={() => setEdited(false)}
        />
      </article>
    );
  }
  return (
    <article className={lists.item} aria-label={title}>
      <h2 className={lists.title}>{title}</h2>
      <p className={desk.text}>{text}</p>
      <FailureNote text={refusal} />
      <div className={desk.row}>
        <Button size="small" variant="secondary" onClick={() => setEdited(true)}>
          Изменить
        </Button>
        <RemoveButton action="Удалить" isBusy={isBusy} onRemove={() => void remove(id)} />
      </div>
    </article>
  );
}
