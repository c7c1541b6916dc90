import { Field } from '@proverka/ui-kit/field';
import { TextInput } from '@proverka/ui-kit/text-input';
import { amountOfText } from '../../controls/amount-text.domain.ts';
import { lacking, whole, type Draft } from '../../controls/draft.ts';
import { MomentField } from '../../controls/moment-field.tsx';
import { momentOfInput, noMoment } from '../../controls/moment-input.domain.ts';

interface TermsDraft {
  readonly percent: string;
  readonly least: string;
  readonly from: string;
}

interface Terms {
  readonly reward_percent: number;
  /** Rubles. */
  readonly min_top_up: number;
  readonly starts_at?: string;
}

/** The terms as the API takes them. */
export function termsOf({ percent, least, from }: TermsDraft): Draft<Terms> {
  const share = /^\d{1,3}$/.test(percent.trim()) ? Number(percent) : null;
  const amount = amountOfText(least);
  if (share === null || share > 100) return lacking('Процент — целое число от 0 до 100');
  if (amount === null) return lacking('Введите наименьшее пополнение в рублях');
  const startsAt = momentOfInput(from);
  if (startsAt === null) return lacking(noMoment);
  return whole({
    reward_percent: share,
    min_top_up: amount,
    ...(startsAt !== undefined && { starts_at: startsAt }),
  });
}

interface TermsFieldsProps {
  readonly draft: TermsDraft;
  readonly onChange: (draft: TermsDraft) => void;
}

export const TermsFields = ({ draft, onChange }: TermsFieldsProps) => (
  <>
    <Field label="Процент первого пополнения">
      <TextInput
        numeric
        inputMode="numeric"
        maxLength={3}
        value={draft.percent}
        onChange={({ target }) => onChange({ ...draft, percent: target.value })}
      />
    </Field>
    <Field label="Пополнение не меньше, ₽">
      <TextInput
        numeric
        inputMode="decimal"
        value={draft.least}
        onChange={({ target }) => onChange({ ...draft, least: target.value })}
      />
    </Field>
    <MomentField
      label="С какого момента"
      hint="Пусто — сразу"
      value={draft.from}
      onChange={(from) => onChange({ ...draft, from })}
    />
  </>
);
