import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { Gallery } from './gallery.tsx';

const IMAGES = [
  { src: '/1.webp', alt: 'Кухня' },
  { src: '/2.webp', alt: 'Комната', caption: 'Вид из окна' },
  { src: '/3.webp', alt: 'План' },
];

describe('gallery', () => {
  test('the gallery opens a picture, moves by arrows in a circle and closes by Escape', async () => {
    render(<Gallery label="Фотографии" images={IMAGES} />);
    const second = screen.getByRole('button', { name: 'Открыть фото 2 из 3: Комната' });
    await userEvent.click(second);
    const viewer = await screen.findByRole('dialog', { name: 'Фотографии' });
    expect(viewer.textContent).toContain('Вид из окна');
    expect(screen.getByRole('img', { name: 'Комната' })).toBeDefined();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('img', { name: 'Кухня' })).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('1 из 3');
    await userEvent.click(screen.getByRole('button', { name: 'Предыдущее фото' }));
    expect(screen.getByRole('img', { name: 'План' })).toBeDefined();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(second));
  });
});
