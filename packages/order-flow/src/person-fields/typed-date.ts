import type { InputEvent } from 'react';

/** Inserts dots into «05031990» while it is typed; input with dots or edited in the middle is left alone. */
export function withDots(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '');
  if (!/^\d{3,8}$|^\d{2}\.\d{3,6}$/.test(typed)) return typed;
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter((part) => part !== '').join('.');
}

export function dotTypedDate({ currentTarget: input }: InputEvent<HTMLInputElement>): void {
  const isAtEnd = input.selectionStart === input.value.length;
  const dotted = withDots(input.value);
  if (isAtEnd && dotted !== input.value) input.value = dotted;
}
