import { expect, test } from 'vitest';
import { withoutKeys } from './letter-text.domain.ts';

test('the text of a letter keeps its links and loses what they open', () => {
  expect(withoutKeys('Подтвердите: https://a.example/verify/#token=abc, или https://a.example/x?y=1.')).toBe(
    'Подтвердите: https://a.example/verify/ или https://a.example/x',
  );
  expect(withoutKeys('Отчёт № 7K3M? Да: https://a.example/r/1/ готов')).toBe(
    'Отчёт № 7K3M? Да: https://a.example/r/1/ готов',
  );
});
