import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Select } from '../select/select.tsx';
import { TextArea, TextInput } from '../text-input/text-input.tsx';
import { Field } from './field.tsx';

const description = (control: HTMLElement): string =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

describe('field', () => {
  test('a field names its control, whatever the control is', () => {
    render(
      <>
        <Field label="Имя">
          <TextInput />
        </Field>
        <Field label="Комментарий" optional>
          <TextArea />
        </Field>
        <Field label="Роль">
          <Select options={[{ value: '2', label: 'Риелтор' }]} />
        </Field>
      </>,
    );
    expect(screen.getByRole('textbox', { name: 'Имя' }).getAttribute('aria-describedby')).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Комментарий (необязательно)' })).toBeDefined();
    expect(screen.getByRole('combobox', { name: 'Роль' })).toBeDefined();
  });

  test('an error marks the control and is read with the hint', () => {
    render(
      <Field label="Почта" error="Некорректный email" hint="Сюда придёт отчёт">
        <TextInput />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Почта' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(description(input)).toBe('Некорректный emailСюда придёт отчёт');
  });

  test('a warning is read without marking the control, and an error replaces it', () => {
    const { rerender } = render(
      <Field label="СНИЛС" warning="Проверьте СНИЛС">
        <TextInput />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'СНИЛС' });
    expect(input.getAttribute('aria-invalid')).toBeNull();
    expect(description(input)).toBe('Проверьте СНИЛС');
    rerender(
      <Field label="СНИЛС" warning="Проверьте СНИЛС" error="Некорректный СНИЛС">
        <TextInput />
      </Field>,
    );
    expect(description(input)).toBe('Некорректный СНИЛС');
  });

  test('a hidden label still names the control', () => {
    render(
      <Field label="Поиск" hideLabel>
        <TextInput />
      </Field>,
    );
    expect(screen.getByRole('textbox', { name: 'Поиск' })).toBeDefined();
  });
});
