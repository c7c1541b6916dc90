import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { CopyField } from './copy-field.tsx';

const LINK = 'https://example.com/?partner_id=1024';

describe('copy field', () => {
  test('the copy button puts the text into the clipboard and confirms it', async () => {
    const user = userEvent.setup();
    const onCopied = vi.fn<() => void>();
    render(<CopyField label="Ссылка" value={LINK} onCopied={onCopied} />);
    await user.click(screen.getByRole('button', { name: 'Скопировать' }));
    expect(await navigator.clipboard.readText()).toBe(LINK);
    expect(screen.getByRole('status').textContent).toBe('Ссылка скопирована в буфер обмена');
    expect(onCopied).toHaveBeenCalledOnce();
  });

  test('when the browser refuses, the text is selected to be copied manually', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
      new DOMException('denied', 'NotAllowedError'),
    );
    render(<CopyField label="Ссылка" value={LINK} />);
    await user.click(screen.getByRole('button', { name: 'Скопировать' }));
    expect(screen.getByRole('status').textContent).toMatch(/скопируйте его сами/);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Ссылка' });
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(LINK);
  });
});
