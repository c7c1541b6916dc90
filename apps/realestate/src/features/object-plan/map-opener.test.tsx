import { createApiClient } from '@proverka/api-client/api-client';
import type { ApiReply } from '@proverka/contract/api';
import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import { controlTimers, renderWithPlatform, testApiUrl, textOf } from '@proverka/shell-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import type { MapInput } from './map-drawing.ts';
import { MapOpener } from './map-opener.tsx';
import { mapOf, sampleData } from './object-plan.fixtures.ts';
import { prepareMap } from './prepare-map.tsx';

const server = startTestServer();
controlTimers();

const number = sampleData.subject.number;
const answered: ApiReply<'GET /object/{id}/map'> = {
  ...mapOf(sampleData),
  source: 'НСПД, публичная кадастровая карта',
  source_date: '2026-11-26T10:00:00.000Z',
};
const answer = () =>
  server.use(
    http.get(`${testApiUrl}/object/${encodeURIComponent(number)}/map`, () => HttpResponse.json(answered)),
  );

/** A map that draws nothing, and what it was told. */
function fakeEngine() {
  const told: string[] = [];
  const inputs: MapInput[] = [];
  const say = (words: string) => () => void told.push(words);
  const drawObjectMap = (input: MapInput) => {
    inputs.push(input);
    const tools = { zoomIn: say('in'), zoomOut: say('out'), showAll: say('all') };
    return { ...tools, focus: say('focus'), remove: say('removed') };
  };
  return {
    told,
    inputs,
    tools: { loadEngine: () => Promise.resolve({ drawObjectMap }), canDraw: () => true },
  };
}

const show = (tools: Parameters<typeof prepareMap>[2], load?: () => Promise<never>) =>
  renderWithPlatform(
    <MapOpener
      objectKey={number}
      load={load ?? (() => Promise.resolve({ prepareMap: (api, key) => prepareMap(api, key, tools) }))}
    >
      <img alt="План" />
    </MapOpener>,
  );
const button = (name: string) => screen.findByRole('button', { name });
const open = async () => userEvent.click(await button('Открыть карту'));

test('nothing is asked before the click; then the map stands over the picture and takes the focus', async () => {
  const engine = fakeEngine();
  show(engine.tools);
  expect(engine.inputs).toEqual([]);
  answer();
  await open();
  expect(await screen.findByRole('region', { name: 'Карта' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'План' })).toBeTruthy();
  expect(engine.inputs[0]?.map.features).toHaveLength(7);
  act(() => engine.inputs[0]?.onDrawn());
  expect(engine.told).toEqual(['focus']);
});

test('the buttons of the map say what they do, and do it', async () => {
  answer();
  const engine = fakeEngine();
  show(engine.tools);
  await open();
  for (const name of ['Приблизить', 'Отдалить', 'Вернуться к объекту'])
    await userEvent.click(await button(name));
  expect(engine.told).toEqual(['in', 'out', 'all']);
});

test('a clicked neighbour shows its number as a link to its page, the object itself does not', async () => {
  answer();
  const engine = fakeEngine();
  show(engine.tools);
  await open();
  const status = (await screen.findByText(/Нажмите на участок/)).closest('output');
  const choose = (role: 'subject' | 'neighbour') => {
    const found = answered.features.find(({ properties }) => properties.role === role);
    act(() => engine.inputs[0]?.onChoose(found?.properties ?? null));
  };
  choose('neighbour');
  expect(textOf(status)).toBe('78:31:0000000:12, земельный участок');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/object/78:31:0000000:12/');
  choose('subject');
  expect(textOf(status)).toBe(`${number}, этот объект`);
  expect(screen.queryByRole('link')).toBeNull();
});

test.each(['button', 'key'])(
  'the picture and the focus come back when the map is closed by a %s',
  async (way) => {
    answer();
    const engine = fakeEngine();
    show(engine.tools);
    await open();
    const close = await button('Закрыть карту');
    if (way === 'button') await userEvent.click(close);
    else {
      close.focus();
      await userEvent.keyboard('{Escape}');
    }
    expect(document.activeElement).toBe(await button('Открыть карту'));
    expect(screen.queryByRole('region', { name: 'Карта' })).toBeNull();
    expect(engine.told).toEqual(['removed']);
  },
);

test('a map that does not load says so, and another attempt may succeed', async () => {
  server.use(http.get(`${testApiUrl}/object/:id/map`, () => HttpResponse.error(), { once: true }));
  const engine = fakeEngine();
  show(engine.tools);
  await open();
  expect(await screen.findByText(/Карта не загрузилась/)).toBeTruthy();
  answer();
  await userEvent.click(await button('Попробовать ещё раз'));
  expect(await screen.findByRole('region', { name: 'Карта' })).toBeTruthy();
  expect(screen.queryByText(/Карта не загрузилась/)).toBeNull();
});

test('code that does not come is a map that does not load', async () => {
  show(undefined, () => Promise.reject(new Error('no connection')));
  await open();
  expect(await screen.findByText(/Карта не загрузилась/)).toBeTruthy();
});

test('a map that never draws gives way to the picture', async () => {
  answer();
  const engine = fakeEngine();
  show(engine.tools);
  await open();
  await screen.findByRole('region', { name: 'Карта' });
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(await screen.findByText(/Карта не загрузилась/)).toBeTruthy();
  expect(engine.told).toEqual(['removed']);
});

test('a browser without WebGL keeps the picture with a word, and loads nothing', async () => {
  const loadEngine = vi.fn<() => never>();
  show({ loadEngine, canDraw: () => false });
  await open();
  expect(await screen.findByText(/выключена графика WebGL/)).toBeTruthy();
  expect(screen.getByRole('img', { name: 'План' })).toBeTruthy();
  expect(loadEngine).not.toHaveBeenCalled();
});

test('an object without an outline has no map and the words of the API', async () => {
  const words = 'На публичной кадастровой карте нет контура этого объекта';
  server.use(http.get(`${testApiUrl}/object/:id/map`, () => refusal(404, 'outline_not_found', words)));
  show(fakeEngine().tools);
  await open();
  await waitFor(() => expect(textOf(document.body)).toContain(words));
});

test('what the map asks for is this object alone', async () => {
  const asked: string[] = [];
  const fetched: typeof fetch = (input) => {
    asked.push(input instanceof Request ? input.url : String(input));
    return Promise.resolve(Response.json(answered));
  };
  await prepareMap(createApiClient({ baseUrl: testApiUrl, fetch: fetched }), number, fakeEngine().tools);
  expect(asked).toEqual([`${testApiUrl}/object/${encodeURIComponent(number)}/map`]);
});
