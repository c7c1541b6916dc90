import { conclusionTextMaxLength } from '@proverka/contract/expert';
import type { ConclusionWork } from '@proverka/contract/conclusion-desk';
import { Button } from '@proverka/ui-kit/button';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Field } from '@proverka/ui-kit/field';
import { TextArea } from '@proverka/ui-kit/text-input';
import { momentWords } from '@proverka/words/moments';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import desk from '../../controls/desk.module.css';
import styles from './conclusion-work.module.css';
import { TemplateChoice } from './template-choice.tsx';
import { useDraft, type Draft } from './use-draft.ts';
import type { WorkChanges } from './use-work.ts';

interface DraftFormProps {
  readonly work: ConclusionWork;
  readonly changes: WorkChanges;
}

function useHandIn({ work, changes }: DraftFormProps) {
  const draft = useDraft(work);
  const [isAsked, setAsked] = useState(false);
  const [isTried, setTried] = useState(false);
  const isEmpty = draft.text.trim() === '';
  const handIn = async () => {
    const version = await draft.save();
    if (version !== null) await changes.handIn(draft.text.trim(), version);
    setAsked(false);
  };
  /** The first press says what will happen, the second does it. */
  const press = () => {
    setTried(true);
    if (isEmpty || changes.isBusy) return;
    if (isAsked) void handIn();
    else setAsked(true);
  };
  return { draft, isAsked, setAsked, press, isMissing: isTried && isEmpty };
}

/** The text: kept as it is typed, handed in once. Ctrl+S saves, Ctrl+Enter hands in. */
export function DraftForm({ work, changes }: DraftFormProps) {
  const { draft, isAsked, setAsked, press, isMissing } = useHandIn({ work, changes });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    press();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    if (event.code === 'KeyS') void draft.save();
    else if (event.key === 'Enter') press();
    else return;
    event.preventDefault();
  };
  return (
    <form aria-label="Текст заключения" noValidate className={desk.form} onSubmit={submit}>
      <TemplateChoice text={draft.text} onChange={draft.change} />
      <Field
        label="Текст заключения"
        error={isMissing ? 'Обязательное поле' : null}
        hint="Сохраняется само. Ctrl+S — сохранить сейчас, Ctrl+Enter — сдать"
      >
        <TextArea
          rows={16}
          maxLength={conclusionTextMaxLength}
          value={draft.text}
          onKeyDown={onKeyDown}
          onChange={({ target }) => draft.change(target.value)}
          onBlur={() => draft.state === 'changed' && void draft.save()}
        />
      </Field>
      <DraftState draft={draft} onReload={changes.reload} />
      <FailureNote text={changes.refusal} />
      {isAsked && <output className={styles.ask}>{askWords(work)}</output>}
      <div className={desk.row}>
        <Button type="submit" busy={changes.isBusy} disabled={draft.state === 'stopped'}>
          {isAsked ? 'Да, сдать' : 'Сдать заключение'}
        </Button>
        {isAsked && (
          <Button variant="secondary" onClick={() => setAsked(false)}>
            Ещё не готово
          </Button>
        )}
      </div>
    </form>
  );
}

const askWords = ({ is_sent_back: isSentBack }: ConclusionWork): string =>
  isSentBack
    ? 'Новый текст заменит прежний на странице заказчика и в PDF, заказчику уйдёт письмо.'
    : 'Заказчику уйдёт письмо, текст с вашим именем встанет на страницу и в PDF отчёта. Изменить его потом можно, только если его вернут.';

function DraftState({ draft, onReload }: { readonly draft: Draft; readonly onReload: () => void }) {
  if (draft.state === 'stopped') {
    return (
      <div role="alert" className={styles.stopped}>
        <p>{draft.trouble}. Ваш текст не сохранён: скопируйте его, прежде чем показать сохранённый.</p>
        <Button size="small" variant="secondary" onClick={onReload}>
          Показать сохранённый
        </Button>
      </div>
    );
  }
  if (draft.state === 'failed') {
    return (
      <div role="alert" className={styles.stopped}>
        <p>{draft.trouble}. Черновик не сохранён.</p>
        <Button size="small" variant="secondary" onClick={() => void draft.save()}>
          Сохранить ещё раз
        </Button>
      </div>
    );
  }
  return <output className={desk.soft}>{stateWords(draft)}</output>;
}

function stateWords({ state, savedDate }: Draft): string {
  if (state === 'saving') return 'Сохраняем черновик…';
  if (state === 'changed') return 'Черновик изменён';
  return savedDate === null ? 'Черновика ещё нет' : `Черновик сохранён ${momentWords(savedDate)}`;
}
