import type { Dispute, DisputeAnswerInput, DisputeOutcome } from '@proverka/contract/dispute';
import { disputeTextMaxLength } from '@proverka/contract/dispute-limits';
import { Button } from '@proverka/ui-kit/button';
import { Field } from '@proverka/ui-kit/field';
import { RadioGroup } from '@proverka/ui-kit/radio-group';
import { TextArea } from '@proverka/ui-kit/text-input';
import { rubles } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import { useState, type FormEvent } from 'react';
import desk from '../../controls/desk.module.css';
import { answerOf, draftErrors, draftOf, withOutcome } from './answer-draft.domain.ts';
import { CorrectionFields } from './correction-fields.tsx';

interface AnswerFormProps {
  readonly dispute: Dispute;
  readonly isBusy: boolean;
  readonly onAnswer: (answer: DisputeAnswerInput) => void;
}

const actions: Readonly<Record<DisputeOutcome, string>> = {
  corrected: 'Исправить и ответить',
  explained: 'Ответить',
  money_back: 'Вернуть деньги и ответить',
};

/** One answer, once: what happens to the finding or the money, and the words of the letter. */
export function AnswerForm({ dispute, isBusy, onAnswer }: AnswerFormProps) {
  const canCorrect = dispute.finding_now !== null;
  const [draft, setDraft] = useState(() => draftOf(dispute.finding_now ?? dispute.finding, canCorrect));
  const [isTried, setTried] = useState(false);
  const errors = isTried ? draftErrors(draft) : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(draftErrors(draft)).length === 0 && !isBusy) onAnswer(answerOf(draft));
  };
  return (
    <form aria-label="Ответ на спор" noValidate className={desk.form} onSubmit={submit}>
      <RadioGroup
        legend="Чем ответить"
        value={draft.outcome}
        onValueChange={(outcome) => setDraft(withOutcome(draft, outcome))}
        options={outcomeOptions(dispute)}
      />
      {canCorrect && draft.outcome !== 'explained' && (
        <CorrectionFields draft={draft} errors={errors} onChange={setDraft} />
      )}
      <Field
        label="Ответ читателю"
        error={errors.text ?? null}
        hint={
          draft.outcome === 'money_back' && draft.change === 'none'
            ? 'Уйдёт письмом'
            : 'Уйдёт письмом и встанет в отчёт у находки: пишите без имён и обращений'
        }
      >
        <TextArea
          rows={5}
          maxLength={disputeTextMaxLength}
          value={draft.text}
          onChange={({ target }) => setDraft({ ...draft, text: target.value })}
        />
      </Field>
      <div className={desk.row}>
        <Button type="submit" busy={isBusy}>
          {actions[draft.outcome]}
        </Button>
      </div>
    </form>
  );
}

const outcomeOptions = ({ finding_now: now, returnable }: Dispute) => [
  {
    value: 'corrected' as const,
    label: 'Исправить находку',
    hint: now === null ? 'Нельзя: отчёт её больше не говорит' : 'Вывод и PDF будут сделаны заново',
    disabled: now === null,
  },
  { value: 'explained' as const, label: 'Объяснить', hint: 'Находка остаётся, объяснение встанет рядом' },
  {
    value: 'money_back' as const,
    label: 'Вернуть деньги',
    hint:
      returnable === 0
        ? 'Возвращать нечего: деньги уже возвращены или услуга ничего не стоила'
        : `${formatMoney(rubles(returnable))}, один раз; тем же способом, каким заплачено`,
    disabled: returnable === 0,
  },
];
