import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ChangeEvent, ReactElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { PhoneInput } from './phone-input.tsx';

const field = (): HTMLInputElement => screen.getByRole<HTMLInputElement>('textbox', { name: 'Телефон' });

function Controlled({ onValue }: { onValue?: (value: string) => void }): ReactElement {
  const [value, setValue] = useState('');
  return (
    <PhoneInput
      aria-label="Телефон"
      value={value}
      onChange={(event) => {
        setValue(event.target.value);
        onValue?.(event.target.value);
      }}
    />
  );
}

describe('phone input', () => {
  test('a phone number is masked while it is typed, and the form gets the masked text', async () => {
    const onValue = vi.fn<(value: string) => void>();
    render(<Controlled onValue={onValue} />);
    await userEvent.type(field(), '89990001122');
    expect(field().value).toBe('+7 (999) 000-11-22');
    expect(onValue).toHaveBeenLastCalledWith('+7 (999) 000-11-22');
  });

  test.each(['+7 999 000-11-22', '8(999)0001122', '9990001122'])(
    'a phone number «%s» can be pasted',
    async (text) => {
      render(<Controlled />);
      await userEvent.click(field());
      await userEvent.paste(text);
      expect(field().value).toBe('+7 (999) 000-11-22');
    },
  );

  test('a phone number is erased digit by digit', async () => {
    render(<Controlled />);
    await userEvent.type(field(), '99900');
    await userEvent.keyboard('{Backspace}{Backspace}');
    expect(field().value).toBe('+7 (999');
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    expect(field().value).toBe('');
  });

  test('a digit inserted in the middle keeps the caret there', async () => {
    render(<Controlled />);
    await userEvent.type(field(), '999000112');
    await userEvent.type(field(), '5', { initialSelectionStart: 5, initialSelectionEnd: 5 });
    expect(field().value).toBe('+7 (959) 900-01-12');
    expect(field().selectionStart).toBe(6);
  });

  test('the phone input works uncontrolled, as form libraries register it', async () => {
    const onChange = vi.fn<(event: ChangeEvent<HTMLInputElement>) => string>((event) => event.target.value);
    render(<PhoneInput aria-label="Телефон" defaultValue="+79990001122" onChange={onChange} />);
    expect(field().value).toBe('+7 (999) 000-11-22');
    await userEvent.type(field(), '{Backspace}3');
    expect(onChange.mock.results.at(-1)?.value).toBe('+7 (999) 000-11-23');
  });
});
