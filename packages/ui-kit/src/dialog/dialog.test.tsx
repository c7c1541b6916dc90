import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { BottomSheet } from '../bottom-sheet/bottom-sheet.tsx';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { SidePopup } from '../side-popup/side-popup.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { Dialog } from './dialog.tsx';

function Login({ closeOnBackdrop = true }: { closeOnBackdrop?: boolean }): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Войти</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Вход"
        description="Для заказов и баланса"
        closeOnBackdrop={closeOnBackdrop}
      >
        <Field label="Почта">
          <TextInput />
        </Field>
      </Dialog>
    </>
  );
}

function Two(): ReactElement {
  const [lower, setLower] = useState(true);
  const [upper, setUpper] = useState(false);
  return (
    <>
      <Dialog open={lower} onOpenChange={setLower} title="Нижнее">
        <Button onClick={() => setUpper(true)}>Ещё окно</Button>
      </Dialog>
      <Dialog open={upper} onOpenChange={setUpper} title="Верхнее">
        Текст
      </Dialog>
    </>
  );
}

const opened = async (): Promise<HTMLElement> => screen.findByRole('dialog', { name: 'Вход' });

describe('dialog', () => {
  test('a dialog has a name and a description and focuses its first field', async () => {
    render(<Login />);
    await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
    const dialog = await opened();
    expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Для заказов и баланса',
    );
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Почта' })));
  });

  test('Escape closes a dialog and returns the focus', async () => {
    render(<Login />);
    await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
    await opened();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Войти' })));
  });

  test('the close button closes a dialog', async () => {
    render(<Login />);
    await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
    await opened();
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('a click outside closes a dialog', async () => {
    render(<Login />);
    await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
    await opened();
    await userEvent.click(document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('a click outside leaves a dialog open when the backdrop does not close it', async () => {
    render(<Login closeOnBackdrop={false} />);
    await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
    const dialog = await opened();
    await userEvent.click(document.body);
    await userEvent.keyboard('{Tab}');
    expect(dialog.isConnected).toBe(true);
    expect(dialog.hasAttribute('data-open')).toBe(true);
  });

  test.each([
    ['Escape', async () => userEvent.keyboard('{Escape}')],
    ['a press beside them', async () => userEvent.click(document.body)],
  ])('with two dialogs open, %s closes only the upper one', async (_name, dismiss) => {
    render(<Two />);
    await userEvent.click(await screen.findByRole('button', { name: 'Ещё окно' }));
    await screen.findByRole('dialog', { name: 'Верхнее' });
    await dismiss();
    await waitFor(() => expect(screen.queryByText('Верхнее')).toBeNull());
    expect(screen.getByText('Нижнее')).toBeDefined();
    await dismiss();
    await waitFor(() => expect(screen.queryByText('Нижнее')).toBeNull());
  });

  test('a sheet and a side popup are dialogs too', async () => {
    render(
      <>
        <BottomSheet open onOpenChange={() => {}} title="Меню">
          Разделы
        </BottomSheet>
      </>,
    );
    expect(await screen.findByRole('dialog', { name: 'Меню' })).toBeDefined();
    render(
      <SidePopup open onOpenChange={() => {}} title="Услуги">
        Список
      </SidePopup>,
    );
    expect(await screen.findByRole('dialog', { name: 'Услуги' })).toBeDefined();
  });
});
