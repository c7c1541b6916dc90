import { conclusionTextMaxLength } from '@proverka/contract/expert';
import { levels } from '@proverka/contract/finding';
import type { RiskOwner } from '@proverka/contract/risk-report';
import { Button } from '@proverka/ui-kit/button';
import { Field } from '@proverka/ui-kit/field';
import { Select } from '@proverka/ui-kit/select';
import { TextArea } from '@proverka/ui-kit/text-input';
import { levelWords } from '@proverka/words/level-words';
import { useState, type FormEvent } from 'react';
import type { ConclusionWords } from './use-conclusions.ts';
import desk from '../../controls/desk.module.css';

interface ConclusionFormProps {
  readonly label: string;
  readonly action: string;
  readonly initial: ConclusionWords;
  /** The possible subjects; none while editing, because the subject is fixed. */
  readonly owners: readonly RiskOwner[];
  readonly isBusy: boolean;
  /** True when saved, which empties the form. */
  readonly onSave: (words: ConclusionWords) => Promise<boolean>;
  readonly onCancel?: (() => void) | undefined;
}

const levelOptions = levels.map((value) => ({ value, label: levelWords[value] }));

export function ConclusionForm({
  label,
  action,
  initial,
  owners,
  isBusy,
  onSave,
  onCancel,
}: ConclusionFormProps) {
  const [words, setWords] = useState(initial);
  const [isTried, setTried] = useState(false);
  const isEmpty = words.text.trim() === '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isEmpty || isBusy || !(await onSave({ ...words, text: words.text.trim() }))) return;
    setWords(initial);
    setTried(false);
  };
  return (
    <form aria-label={label} noValidate className={desk.form} onSubmit={(event) => void submit(event)}>
      {owners.length > 0 && <AboutField words={words} owners={owners} onChange={setWords} />}
      <LevelField words={words} onChange={setWords} />
      <Field
        label="Текст заключения"
        error={isTried && isEmpty ? 'Обязательное поле' : null}
        hint="Что следует из отчёта и что покупателю сделать. Ваше имя будет указано"
      >
        <TextArea
          rows={6}
          maxLength={conclusionTextMaxLength}
          value={words.text}
          onChange={({ target }) => setWords({ ...words, text: target.value })}
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

interface WordsFieldProps {
  readonly words: ConclusionWords;
  readonly onChange: (words: ConclusionWords) => void;
}

function AboutField({ words, owners, onChange }: WordsFieldProps & Pick<ConclusionFormProps, 'owners'>) {
  return (
    <Field label="О чём заключение">
      <Select
        value={words.ownerId ?? ''}
        onChange={({ target }) => onChange({ ...words, ownerId: target.value || null })}
        options={[
          { value: '', label: 'Отчёт в целом' },
          ...owners.map(({ id, display_name: name }) => ({ value: id, label: name })),
        ]}
      />
    </Field>
  );
}

function LevelField({ words, onChange }: WordsFieldProps) {
  return (
    <Field label="Уровень">
      <Select
        value={words.level}
        onChange={({ target }) =>
          onChange({ ...words, level: levels.find((one) => one === target.value) ?? words.level })
        }
        options={levelOptions}
      />
    </Field>
  );
}
