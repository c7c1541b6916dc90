import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { Switch } from './switch.tsx';

describe('switch', () => {
  test('a switch is toggled by its label and by the space bar', async () => {
    const onChange = vi.fn<() => void>();
    render(
      <Switch hint="Раз в неделю" onChange={onChange}>
        Письма
      </Switch>,
    );
    const control = screen.getByRole<HTMLInputElement>('switch', { name: /Письма/ });
    await userEvent.click(screen.getByText('Письма'));
    expect(control.checked).toBe(true);
    await userEvent.keyboard(' ');
    expect(control.checked).toBe(false);
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});
