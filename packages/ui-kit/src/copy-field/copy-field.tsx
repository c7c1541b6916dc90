import type { ReactElement } from 'react';
import { useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { Field } from '../field/field.tsx';
import { CheckIcon, CopyIcon } from '../icon/icon.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import styles from './copy-field.module.css';

export type CopyFieldProps = {
  label: string;
  value: string;
  /** The confirmation. */
  copiedText?: string;
  onCopied?: () => void;
};

export function CopyField({
  label,
  value,
  copiedText = 'Ссылка скопирована в буфер обмена',
  onCopied,
}: CopyFieldProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('copied');
      onCopied?.();
    } catch {
      // Without permission or TLS the text is selected, so that one key copies it.
      input.current?.select();
      setOutcome('refused');
    }
  };

  return (
    <div>
      <div className={styles.copy}>
        <Field label={label} hideLabel className={styles.text}>
          <TextInput ref={input} readOnly value={value} onFocus={(event) => event.target.select()} />
        </Field>
        <Button variant="secondary" icon={<CopyIcon />} onClick={copy}>
          Скопировать
        </Button>
      </div>
      <output className={classNames(styles.note, outcome === 'refused' && styles.failed)}>
        {outcome === 'copied' && (
          <>
            <CheckIcon />
            {copiedText}
          </>
        )}
        {outcome === 'refused' && 'Браузер не разрешил копирование. Текст выделен: скопируйте его сами.'}
      </output>
    </div>
  );
}
