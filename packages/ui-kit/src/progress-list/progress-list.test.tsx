import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ProgressState } from './progress-list.tsx';
import { ProgressList } from './progress-list.tsx';

const steps = (...states: ProgressState[]): Array<{ key: string; label: string; state: ProgressState }> =>
  states.map((state, index) => ({ key: String(index), label: `Источник ${index + 1}`, state }));

describe('progress list', () => {
  test('the progress counts everything that has ended, successfully or not, and announces the count', () => {
    const { rerender } = render(
      <ProgressList label="Проверено" steps={steps('done', 'running', 'queued')} />,
    );
    expect(screen.getByRole('status').textContent).toBe('Проверено: 1 из 3');
    rerender(<ProgressList label="Проверено" steps={steps('done', 'unavailable', 'failed')} />);
    expect(screen.getByRole('status').textContent).toBe('Проверено: 3 из 3');
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Проверено' }).value).toBe(3);
  });

  test('an unavailable source is never said to have found nothing', () => {
    render(<ProgressList label="Проверено" steps={steps('nothing', 'unavailable')} />);
    const [nothing, unavailable] = screen.getAllByRole('listitem');
    expect(nothing?.textContent).toContain('Сведений не найдено');
    expect(unavailable?.textContent).toContain('Не удалось проверить');
    expect(unavailable?.textContent).not.toContain('найдено');
  });
});
