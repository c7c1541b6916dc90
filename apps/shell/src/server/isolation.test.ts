import { expect, test } from 'vitest';
import { openRemotes } from './testing/render-fixture.ts';

const good = { status: 200, html: 'good' };
const unavailable = { status: 503, html: 'unavailable in first' };

/** What a bad release may do when a page of it is rendered. */
const badPages = {
  'an endless loop': ['(() => { for (;;); })()', 'hung and was ended'],
  'a leak of buffers': [
    '(() => { for (const kept = []; ; ) kept.push(Buffer.alloc(4_000_000, 1)); })()',
    'took too much memory and was ended',
  ],
  'process.exit': ['process.exit(3)', 'ended (code 3)'],
} as const;

test.each(Object.keys(badPages) as (keyof typeof badPages)[])(
  'a remote with %s in a page costs other remotes nothing, and its page says that it is unavailable',
  async (kind) => {
    const [code, why] = badPages[kind];
    const { ask, said } = await openRemotes({ '/bad/': code, '/innocent/': `'innocent'` }, { memoryMb: 250 });
    expect(await ask('/good/')).toEqual(good);
    const order: string[] = [];
    const bad = ask('/bad/').finally(() => order.push('bad'));
    // Its process is starting or busy with the bad page.
    const others = Array.from({ length: 20 }, () => ask('/good/').finally(() => order.push('good')));
    expect(await Promise.all(others)).toEqual(others.map(() => good));
    expect(await bad).toEqual(unavailable);
    if (kind === 'an endless loop') expect(order.at(-1)).toBe('bad');
    expect(said()).toContain(`Page /bad/ of bad rests for 5 s A render process ${why}`);
    // Now it rests: nothing is started for it.
    expect(await ask('/bad/')).toEqual(unavailable);
    expect(await ask('/innocent/')).toEqual({ status: 200, html: 'innocent' });
    expect(said().match(/was ended|ended \(/g)?.length).toBe(2);
  },
);

test('a remote with an endless loop in its module is unavailable as a whole, and others are not', async () => {
  const { ask, said } = await openRemotes({ '/bad/': `'never'` }, {}, 'for (;;);');
  expect(await ask('/good/')).toEqual(good);
  expect(await ask('/bad/')).toEqual(unavailable);
  expect(said()).toContain('Remote bad rests for 5 s A render process hung and was ended');
});

test('pages that were there when another hung are rendered again, each alone', async () => {
  const slow = `new Promise((resolve) => setTimeout(resolve, 100, 'slow'))`;
  const { ask } = await openRemotes({
    '/bad/': '(() => { for (;;); })()',
    '/slow/': slow,
    '/page/': `'page'`,
  });
  expect(await ask('/page/')).toEqual({ status: 200, html: 'page' });
  const [first, bad] = await Promise.all([ask('/slow/'), ask('/bad/')]);
  expect([first, bad]).toEqual([{ status: 200, html: 'slow' }, unavailable]);
});

test('a page that never answers fails alone and in time, and its process goes on', async () => {
  const { ask, said } = await openRemotes(
    { '/bad/': 'new Promise(() => {})', '/page/': `'page'` },
    { headMs: 400 },
  );
  const [silent, page] = await Promise.all([ask('/bad/'), ask('/page/')]);
  expect([silent, page]).toEqual([unavailable, { status: 200, html: 'page' }]);
  expect(said()).toContain('The page was not rendered in time');
  expect(said()).not.toContain('was ended');
});

test('a page whose late part never comes is ended without it', async () => {
  const { ask } = await openRemotes({ '/late/': `'late'` }, { restMs: 400 });
  expect(await ask('/late/')).toEqual({ status: 200, html: 'late' });
});

test("a remote's code sees nothing of our environment, and can read and write no other file", async () => {
  const tried = (call: string) =>
    `(() => { try { return String(require('node:fs').${call}); } catch (error) { return error.code; } })()`;
  const { ask } = await openRemotes({
    '/environment/': `Object.keys(process.env).filter((name) => /SECRET|PATH|HOME|KEY|URL/.test(name)).join()`,
    '/read/': tried(`readFileSync('/etc/hostname')`),
    '/write/': tried(`writeFileSync('/tmp/never-written', '')`),
  });
  const said = await Promise.all(['/environment/', '/read/', '/write/'].map(ask));
  expect(said.map(({ html }) => html)).toEqual(['', 'ERR_ACCESS_DENIED', 'ERR_ACCESS_DENIED']);
});

test('two sets with the same version of a remote share its process, and a closed set leaves the other', async () => {
  const { ask, open, close } = await openRemotes({ '/pid/': 'String(process.pid)' });
  const next = open('second');
  const [first, second] = [await ask('/pid/'), await next.ask('/pid/')];
  expect(second.html).toBe(first.html);
  await close();
  expect((await next.ask('/pid/')).html).toBe(first.html);
});
