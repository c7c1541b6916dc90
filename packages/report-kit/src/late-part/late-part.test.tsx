import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { latePart } from './late-part.tsx';

test('a part that could not be loaded leaves the page as it is, and is asked for again', async () => {
  const caught: string[] = [];
  let asked = 0;
  const Part = latePart(
    async () => {
      asked += 1;
      if (asked === 1) throw new Error('ChunkLoadError');
      return ({ name }: { readonly name: string }) => <p>{`Форма: ${name}`}</p>;
    },
    <p>Загружаем</p>,
  );
  render(
    <>
      <input aria-label="Комментарий" defaultValue="уже написано" />
      <Part name="паспорт" />
    </>,
    { onCaughtError: (error) => caught.push(error instanceof Error ? error.message : '') },
  );
  expect(screen.getByText('Загружаем')).toBeTruthy();
  expect((await screen.findByRole('alert')).textContent).toContain('не загрузилась');
  expect(screen.getByLabelText<HTMLInputElement>('Комментарий').value).toBe('уже написано');
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Форма: паспорт')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(caught).toEqual(['ChunkLoadError']);
});
