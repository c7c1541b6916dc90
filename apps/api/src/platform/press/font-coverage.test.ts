import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { fontCoverage } from './font-coverage.ts';

const path = import.meta.resolve('@expo-google-fonts/golos-text/400Regular/GolosText_400Regular.ttf');
const covers = fontCoverage(readFileSync(fileURLToPath(path)));
const isDrawn = (letter: string) => covers(letter.codePointAt(0) ?? 0);

test('the font covers Russian letters, digits and the signs used in documents', () => {
  const letters =
    'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя0123456789«»№₽—–…°±²\u00a0';
  expect(Array.from(letters).filter((letter) => !isDrawn(letter))).toEqual([]);
});

test('a character outside of the font is reported as missing', () => {
  expect(['中', '′', '\ufffd', 'א'].filter(isDrawn)).toEqual([]);
});
