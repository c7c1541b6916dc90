import { readDamage } from '@proverka/findings/damage-places';
import { renderWithPlatform } from '@proverka/shell-sdk/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DamagePicture } from './damage-picture.tsx';

const plain = (text: string | null) => (text ?? '').replaceAll(/[\u00A0\u2060]/gu, ' ');
const places = () => screen.getAllByRole('listitem').map(({ textContent }) => plain(textContent));

test('damage is drawn as one picture with a name that says what is marked', () => {
  renderWithPlatform(<DamagePicture damage={['210', '02'].map(readDamage)} />);
  const picture = screen.getByRole('img');
  expect(plain(picture.getAttribute('aria-label'))).toBe(
    'Легковой автомобиль, вид сверху, перед вверху. Отмечено: переднее правое крыло; правая часть спереди.',
  );
  expect(places()).toEqual(['переднее правое крыло', 'правая часть спереди']);
});

test('a place no scheme has is told in words, without an empty drawing', () => {
  renderWithPlatform(<DamagePicture damage={[readDamage('777')]} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(places()).toEqual(['место с кодом 777: его нет в известной схеме (на схеме не показано)']);
});

test('two drawings on a page do not share a pattern', () => {
  const damage = [readDamage('110')];
  const { container } = renderWithPlatform(
    <>
      <DamagePicture damage={damage} />
      <DamagePicture damage={damage} />
    </>,
  );
  const ids = [...container.querySelectorAll('pattern')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
