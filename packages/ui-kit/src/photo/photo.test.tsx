import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Photo } from './photo.tsx';

test('a photo whose file is gone leaves a sign in its place, and the next photo is shown', () => {
  const { rerender } = render(<Photo src="/1.webp" alt="Кухня" />);
  fireEvent.error(screen.getByRole('img', { name: 'Кухня' }));
  expect(screen.getByText('Фото не открылось')).toBeDefined();
  expect(screen.queryByRole('img', { name: 'Кухня' })).toBeNull();
  rerender(<Photo src="/2.webp" alt="Комната" />);
  expect(screen.getByRole('img', { name: 'Комната' })).toBeDefined();
});

test('a place without a photo says so', () => {
  render(<Photo src={null} alt="" />);
  expect(screen.getByText('Фото нет')).toBeDefined();
});
