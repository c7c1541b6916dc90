import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { fontCoverage } from './font-coverage.ts';

const path = import.meta.resolve('@expo-google-fonts/golos-text/400Regular/GolosText_400Regular.ttf');
const covers = fontCoverage(readFileSync(fileURLToPath(path)));
const isDrawn = (letter: string) => covers(letter.codePointAt(0) ?? 0);

test('the font draws Russian, figures and the signs of documents', () => {
  const letters = 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя0123456789«»№₽—–…°±²';
  expect(Array.from(letters).filter((letter) => !isDrawn(letter))).toEqual([]);
});

test('what it does not draw is known', () => {
  expect(['中', '′', '\ufffd', 'א'].filter(isDrawn)).toEqual([]);
});
