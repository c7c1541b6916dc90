import { templatesKey, templatesQuery } from '@proverka/api-client/conclusion-desk';
import type { ConclusionTemplate } from '@proverka/contract/conclusion-desk';
import { useChanges } from '@proverka/shell-sdk/changes';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery, useQueryClient } from '@proverka/shell-sdk/query';
import { Button } from '@proverka/ui-kit/button';
import { Card } from '@proverka/ui-kit/card';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { momentWords } from '@proverka/words/moments';
import { typeset } from '@proverka/words/typeset';
import { useState } from 'react';
import desk from '../../controls/desk.module.css';
import { ListStates } from '../../controls/list-states.tsx';
import { RemoveButton } from '../../controls/remove-button.tsx';
import { TemplateForm, type TemplateText } from './template-form.tsx';

const blank: TemplateText = { title: '', text: '' };

function useTemplates() {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  const { run, ...state } = useChanges(() => queryClient.invalidateQueries({ queryKey: templatesKey }));
  return {
    ...state,
    add: (body: TemplateText) => run(() => api.call('POST /admin/conclusion_templates', { body })),
    change: (id: string, body: TemplateText) =>
      run(() =>
        api.call('PUT /admin/conclusion_templates/{template_id}', { params: { template_id: id }, body }),
      ),
    remove: (id: string) =>
      run(() =>
        api.call('DELETE /admin/conclusion_templates/{template_id}', { params: { template_id: id } }),
      ),
  };
}
type TemplateChanges = ReturnType<typeof useTemplates>;

/** Texts conclusions begin with. */
export function TemplatesDesk() {
  const { api } = usePlatform();
  const changes = useTemplates();
  const query = useQuery(templatesQuery(api));
  return (
    <div className={desk.section}>
      <FailureNote text={changes.refusal} />
      <ListStates
        query={query}
        isEmpty={({ templates }) => templates.length === 0}
        empty={{
          title: 'Шаблонов пока нет',
          text: 'С шаблона начинают заключение: его текст вставляется в черновик.',
        }}
      >
        {({ templates }) =>
          templates.map((one) => <TemplateCard key={one.template_id} {...{ one, changes }} />)
        }
      </ListStates>
      <Card as="section" aria-labelledby="new-template" className={desk.card}>
        <h2 id="new-template">Новый шаблон</h2>
        <TemplateForm
          label="Новый шаблон"
          action="Добавить шаблон"
          initial={blank}
          isBusy={changes.isBusy}
          onSave={changes.add}
        />
      </Card>
    </div>
  );
}

interface TemplateCardProps {
  readonly one: ConclusionTemplate;
  readonly changes: TemplateChanges;
}

function TemplateCard({ one, changes }: TemplateCardProps) {
  const { template_id: id, title, text } = one;
  const [isEdited, setEdited] = useState(false);
  return (
    <Card as="article" aria-label={`Шаблон: ${title}`} className={desk.card}>
      {isEdited ? (
        <TemplateForm
          label="Изменение шаблона"
          action="Сохранить"
          initial={{ title, text }}
          isBusy={changes.isBusy}
          onSave={async (words) => {
            const isSaved = await changes.change(id, words);
            if (isSaved) setEdited(false);
            return isSaved;
          }}
          onCancel={() => setEdited(false)}
        />
      ) : (
        <>
          <p className={desk.title}>{title}</p>
          <p className={desk.text}>{typeset(text)}</p>
          <p className={desk.soft}>
            {one.changed_by}, {momentWords(one.changed_date)}
          </p>
          <div className={desk.row}>
            <Button size="small" variant="secondary" onClick={() => setEdited(true)}>
              Изменить
            </Button>
            <RemoveButton action="Удалить" isBusy={changes.isBusy} onRemove={() => void changes.remove(id)} />
          </div>
        </>
      )}
    </Card>
  );
}
