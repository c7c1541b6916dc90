import { Field } from '@proverka/ui-kit/field';
import { TextInput } from '@proverka/ui-kit/text-input';

interface MomentFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A day and an hour by the clock of Moscow; nothing stands for «сразу» or «без срока», as the hint says. */
export const MomentField = ({ label, hint, value, onChange }: MomentFieldProps) => (
  <Field label={label} {...(hint !== undefined && { hint })} optional>
    <TextInput
      type="datetime-local"
      numeric
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  </Field>
);
