import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { withWholeNumbers } from './with-whole-numbers.tsx';

function piecesOf(text: string): (string | null)[] {
  const { container } = render(<p>{withWholeNumbers(text)}</p>);
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll('span')].map(({ textContent }) => textContent);
}

test('cadastral numbers and extract numbers are not broken between lines', () => {
  expect(piecesOf('Объект 78:31:0000000:1024, квартира')).toEqual(['78:31:0000000:1024,']);
  expect(piecesOf('ЕГРН, выписка №\u00A0КУВИ-001/2026-100000102, данные на 20.11.2026')).toEqual([
    '№\u00A0КУВИ-001/2026-100000102,',
  ]);
});

test("a record’s number may break only after its object's number", () => {
  expect(piecesOf('Запись №\u00A078:31:0000000:1024-78/022/2019-5 от 14.05.2019')).toEqual([
    '№\u00A078:31:0000000:1024-',
    '78/022/2019-5',
  ]);
});

test('words, dates and shares are not changed', () => {
  expect(piecesOf('Доля 1/2 с 14.05.2019, договор купли-продажи № 1024/19')).toEqual([]);
});
