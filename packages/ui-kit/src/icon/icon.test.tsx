import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CheckIcon } from './icon.tsx';

test('an icon with a name is a picture', () => {
  render(<CheckIcon label="есть" />);
  expect(screen.getByRole('img', { name: 'есть' })).toBeTruthy();
});

test.each([undefined, ''])('an icon without a name is decorative: %j', (label) => {
  render(<CheckIcon {...(label !== undefined && { label })} />);
  expect(screen.queryByRole('img')).toBeNull();
});
