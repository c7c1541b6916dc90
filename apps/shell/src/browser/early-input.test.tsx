// @vitest-environment jsdom
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { keepEarlyInput } from './early-input.ts';

let root: Root | undefined;
let told: string[] = [];
let chosen: string[] = [];
let focused = 0;
let input: ReturnType<typeof keepEarlyInput>;

function Form() {
  const [number, setNumber] = useState('');
  const [isAgreed, setAgreed] = useState(false);
  const [rooms, setRooms] = useState('1');
  const [floor, setFloor] = useState('3');
  return (
    <form>
      <input
        id="number"
        value={number}
        onFocus={() => (focused += 1)}
        onChange={(event) => (told.push(event.target.value), setNumber(event.target.value))}
      />
      <input
        id="agreed"
        type="checkbox"
        checked={isAgreed}
        onChange={(event) => setAgreed(event.target.checked)}
      />
      <select id="rooms" value={rooms} onChange={(event) => setRooms(event.target.value)}>
        <option>1</option>
        <option>2</option>
      </select>
      {['2', '3', '4'].map((value) => (
        <input
          key={value}
          id={`floor-${value}`}
          type="radio"
          name="floor"
          checked={floor === value}
          // As ui-kit's group does: whichever tells is the choice.
          onChange={() => (chosen.push(value), setFloor(value))}
        />
      ))}
      {/* As forms do that keep their own values: an empty one over what was typed. */}
      <input
        id="own"
        ref={(field) => void (field && (field.value = ''))}
        onChange={(event) => told.push(event.target.value)}
      />
      <output>{[number, isAgreed, rooms].join(' ')}</output>
    </form>
  );
}

const find = (id: string) => document.getElementById(id) as HTMLInputElement;
const output = () => document.querySelector('output')?.textContent;
const type = (id: string, text: string) => {
  const field = find(id);
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
async function pass(ms: number): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  await vi.advanceTimersByTimeAsync(ms);
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
async function hydrate(): Promise<void> {
  root = hydrateRoot(find('app'), <Form />);
  await pass(0);
}

beforeAll(() => {
  input = keepEarlyInput(document);
});
beforeEach(() => {
  told = [];
  chosen = [];
  focused = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  document.body.innerHTML = `<div id="app">${renderToString(<Form />)}</div>`;
});
afterEach(() => {
  root?.unmount();
  root = undefined;
  vi.useRealTimers();
});

test('what was typed, ticked and chosen before the page listens is there and known once it does', async () => {
  type('number', '77:06');
  find('agreed').click();
  find('rooms').value = '2';
  find('rooms').dispatchEvent(new Event('change', { bubbles: true }));
  await hydrate();
  await pass(500);
  expect(output()).toBe('77:06 true 2');
  expect(find('number').value).toBe('77:06');
  expect(find('agreed').checked).toBe(true);
  expect(told).toEqual(['77:06']);
});

test('a field that hydration empties has its text again', async () => {
  type('own', 'Тестов');
  await hydrate();
  await pass(500);
  expect(find('own').value).toBe('Тестов');
  expect(told).toEqual(['Тестов']);
});

test('what the browser restored without telling anybody is passed on as well', async () => {
  find('number').value = '78:31';
  expect(input.collect()).toBe(true);
  await hydrate();
  await pass(500);
  expect(output()).toBe('78:31 false 1');
});

test('a page that is as it was served has nothing to pass on', async () => {
  expect(input.collect()).toBe(false);
  await hydrate();
  await pass(500);
  expect(told).toEqual([]);
});

test('what is typed while the page takes over is not lost', async () => {
  type('number', '7');
  await hydrate();
  type('number', '77');
  input.pass();
  await pass(500);
  expect(output()).toBe('77 false 1');
  expect(find('number').value).toBe('77');
});

test('a field that has the focus before the page listens is told so once it does', async () => {
  find('number').focus();
  await hydrate();
  await pass(500);
  expect(focused).toBe(1);
  expect(document.activeElement).toBe(find('number'));
});

test('of radio buttons pressed one after another the last one is chosen', async () => {
  for (const id of ['floor-4', 'floor-2', 'floor-4']) find(id).click();
  await hydrate();
  await pass(500);
  expect(chosen).toEqual(['4']);
  expect(find('floor-4').checked).toBe(true);
});

test('a radio button pressed while the page takes over is chosen instead of an earlier one', async () => {
  find('floor-4').click();
  await hydrate();
  find('floor-2').click();
  await pass(500);
  expect(chosen.at(-1)).toBe('2');
  expect(find('floor-2').checked).toBe(true);
});

test('of a radio button the browser restored only the choice is told, not the one it replaced', async () => {
  find('floor-2').checked = true;
  expect(input.collect()).toBe(true);
  await hydrate();
  await pass(500);
  expect(chosen).toEqual(['2']);
  expect(find('floor-2').checked).toBe(true);
});
