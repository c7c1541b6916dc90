import { correctedTitleMaxLength, disputeTextMaxLength } from '@proverka/contract/dispute-limits';
import { levels } from '@proverka/contract/finding';
import { Field } from '@proverka/ui-kit/field';
import { RadioGroup } from '@proverka/ui-kit/radio-group';
import { Select } from '@proverka/ui-kit/select';
import { TextArea, TextInput } from '@proverka/ui-kit/text-input';
import { levelWords } from '@proverka/words/level-words';
import type { AnswerDraft, DraftErrors } from './answer-draft.domain.ts';

interface CorrectionFieldsProps {
  readonly draft: AnswerDraft;
  readonly errors: DraftErrors;
  readonly onChange: (draft: AnswerDraft) => void;
}

const levelOptions = levels.map((value) => ({ value, label: levelWords[value] }));

/** What the report says from now on. */
export function CorrectionFields({ draft, errors, onChange }: CorrectionFieldsProps) {
  return (
    <>
      <RadioGroup
        legend="Что станет с находкой"
        value={draft.change}
        onValueChange={(change) => onChange({ ...draft, change })}
        options={[
          {
            value: 'changed' as const,
            label: 'Другие слова или уровень',
            hint: 'И тогда, когда источник на самом деле ничего не нашёл: уровень «Замечаний нет»',
          },
          {
            value: 'withdrawn' as const,
            label: 'Отозвать',
            hint: 'На вывод не влияет, в отчёте остаются название и причина',
          },
          ...(draft.outcome === 'money_back'
            ? [{ value: 'none' as const, label: 'Остаётся, как есть' }]
            : []),
        ]}
      />
      {draft.change === 'changed' && <ChangedFields draft={draft} errors={errors} onChange={onChange} />}
    </>
  );
}

function ChangedFields({ draft, errors, onChange }: CorrectionFieldsProps) {
  return (
    <>
      <Field label="Уровень">
        <Select
          value={draft.level}
          onChange={({ target }) =>
            onChange({ ...draft, level: levels.find((one) => one === target.value) ?? draft.level })
          }
          options={levelOptions}
        />
      </Field>
      <Field
        label="Название находки"
        error={errors.title ?? null}
        hint="Без точки на конце: оно встаёт и внутрь вывода"
      >
        <TextInput
          maxLength={correctedTitleMaxLength}
          value={draft.title}
          onChange={({ target }) => onChange({ ...draft, title: target.value })}
        />
      </Field>
      <Field label="Текст находки" error={errors.words ?? null}>
        <TextArea
          rows={5}
          maxLength={disputeTextMaxLength}
          value={draft.words}
          onChange={({ target }) => onChange({ ...draft, words: target.value })}
        />
      </Field>
    </>
  );
}
