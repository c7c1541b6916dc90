import { Field } from '@proverka/ui-kit/field';
import { TextInput } from '@proverka/ui-kit/text-input';
import type { EntryDraft, Missing } from './entry-draft.domain.ts';

interface WhyFieldsProps {
  readonly draft: EntryDraft;
  readonly missing: Missing;
  /** Whose money it is is known: the page says it. */
  readonly isFixed?: boolean;
  readonly onChange: (part: Partial<EntryDraft>) => void;
}

/** Whose money, how much, why, and by which document. */
export function WhyFields({ draft, missing, isFixed = false, onChange }: WhyFieldsProps) {
  return (
    <>
      {!isFixed && (
        <Field label="E-mail аккаунта" error={missing.email}>
          <TextInput
            value={draft.email}
            autoComplete="off"
            inputMode="email"
            maxLength={200}
            onChange={({ target }) => onChange({ email: target.value })}
          />
        </Field>
      )}
      <Field label="Сумма, ₽" error={missing.amount}>
        <TextInput
          value={draft.amount}
          autoComplete="off"
          inputMode="decimal"
          maxLength={20}
          onChange={({ target }) => onChange({ amount: target.value })}
        />
      </Field>
      <Field label="Причина" error={missing.reason}>
        <TextInput
          value={draft.reason}
          maxLength={500}
          onChange={({ target }) => onChange({ reason: target.value })}
        />
      </Field>
      <Field label="Документ" error={missing.document} hint="Например: заявление от 20.11.2026">
        <TextInput
          value={draft.document}
          maxLength={200}
          onChange={({ target }) => onChange({ document: target.value })}
        />
      </Field>
    </>
  );
}
