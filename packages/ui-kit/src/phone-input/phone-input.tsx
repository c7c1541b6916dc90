import type { ReactElement } from 'react';
import { maskInput } from '../text-input/digit-mask.ts';
import type { TextInputProps } from '../text-input/text-input.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { formatPhoneText, maskPhone } from './phone-mask.ts';

export type PhoneInputProps = Omit<TextInputProps, 'type' | 'inputMode' | 'maxLength' | 'numeric'>;

/**
 * A Russian phone number with the mask +7 (###) ###-##-##. The element's value is the masked text, so it works with
 * `register` of a form as well as with `value` and `onChange`.
 */
export function PhoneInput({ onInput, defaultValue, ...rest }: PhoneInputProps): ReactElement {
  return (
    <TextInput
      placeholder="+7 (___) ___-__-__"
      autoComplete="tel"
      {...rest}
      {...(defaultValue !== undefined && { defaultValue: formatPhoneText(String(defaultValue)) })}
      type="tel"
      inputMode="tel"
      numeric
      onInput={(event) => {
        maskInput(event.currentTarget, event.nativeEvent.inputType, maskPhone);
        onInput?.(event);
      }}
    />
  );
}
