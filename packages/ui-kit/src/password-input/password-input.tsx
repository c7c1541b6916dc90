import type { ReactElement } from 'react';
import { useState } from 'react';
import { IconButton } from '../button/button.tsx';
import { EyeIcon, EyeOffIcon } from '../icon/icon.tsx';
import type { TextInputProps } from '../text-input/text-input.tsx';
import { TextInput } from '../text-input/text-input.tsx';

export type PasswordInputProps = Omit<TextInputProps, 'type' | 'after' | 'numeric'>;

export function PasswordInput(props: PasswordInputProps): ReactElement {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      after={
        <IconButton
          label={shown ? 'Скрыть пароль' : 'Показать пароль'}
          icon={shown ? <EyeOffIcon /> : <EyeIcon />}
          onClick={() => setShown(!shown)}
          disabled={props.disabled}
        />
      }
    />
  );
}
