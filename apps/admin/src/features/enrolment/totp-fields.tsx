import { CopyField } from '@proverka/ui-kit/copy-field';
import { Field } from '@proverka/ui-kit/field';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { TextInput } from '@proverka/ui-kit/text-input';
import { typeset } from '@proverka/words/typeset';
import desk from '../../controls/desk.module.css';

interface TotpFieldsProps {
  readonly secret: string;
  readonly uri: string;
  readonly code: string;
  readonly onChange: (code: string) => void;
}

/** The secret for the app, and the first code as a proof that the app has it. */
export function TotpFields({ secret, uri, code, onChange }: TotpFieldsProps) {
  return (
    <div className={desk.form}>
      <p>
        {typeset('Добавьте в приложение этот секрет, он больше не будет показан. На телефоне его можно')}{' '}
        <a href={uri} className={linkClassName()}>
          открыть в приложении
        </a>
        .
      </p>
      <CopyField label="Секрет для приложения" value={secret} copiedText="Секрет скопирован" />
      <Field label="Код из приложения">
        <TextInput
          inputMode="numeric"
          autoComplete="one-time-code"
          numeric
          value={code}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
    </div>
  );
}
