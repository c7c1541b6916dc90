import { expect, test } from '../setup/test.ts';
import { address, asked, stack } from '../setup/site.ts';

test.describe('a host chooses its brand', () => {
  test('the real-estate host shows its home page, and the person-check hosts show theirs', async ({
    page,
  }) => {
    await page.goto(address('realestate'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('недвижимость');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'real-estate');
    await page.goto(address('fizcheck'));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'person-check');
    await expect(page.getByRole('banner').getByRole('link', { name: /Fizcheck/ })).toBeVisible();
    await page.goto(address('fizcheck-pro'));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'pro');
  });

  test('a page of one brand is not found on the other', async ({ page }) => {
    const answer = await page.goto(address('fizcheck', '/object/77:06:0001001:1234/'));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Страница не найдена...' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'На главную', exact: true })).toBeVisible();
  });

  test('an unknown host gets an explanation (V3.5.4)', async ({ request }) => {
    const answer = await request.get(`http://127.0.0.1:${stack.port}/`, {
      headers: { host: 'evil.example' },
    });
    expect(answer.status()).toBe(421);
  });

  test('guests of the Russian real-estate domain are sent to the forbidden page', async ({ page }) => {
    await page.goto(address('realestate-ru'));
    await expect(page).toHaveURL(address('realestate-ru', '/forbidden/'));
    await expect(page.getByRole('heading', { name: 'Доступ ограничен' })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: /Политика/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /персональных данных/ })).toBeVisible();
  });

  test('a page with an address of the other brand leads to the main page, an unknown object does not', async ({
    request,
  }) => {
    for (const [host, path] of [
      ['fizcheck', '/ipoteka/'],
      ['fizcheck', '/user/deals/'],
      ['realestate', '/proverka-fssp/'],
      ['realestate', '/forbidden/'],
    ] as const) {
      const answer = await request.get(...asked(host, path));
      expect([path, answer.status(), answer.headers()['location']]).toEqual([path, 302, '/']);
    }
    expect((await request.get(...asked('fizcheck', '/nowhere/'))).status()).toBe(404);
  });

  test('the business page of the sub-domain for companies is on the pro site', async ({ request }) => {
    const answer = await request.get(...asked('ur.fizcheck', '/fizcheck-business/'));
    expect([answer.status(), answer.headers()['location']]).toEqual([302, address('fizcheck-pro')]);
  });
});

test.describe('permanent redirects', () => {
  for (const [given, moved] of [
    ['/user/orders?page=2', '/user/orders/?page=2'],
    ['//privacy//', '/privacy/'],
    ['/index.php', '/'],
    ['/index.html?utm_source=a', '/?utm_source=a'],
  ] as const) {
    test(`the address ${given} redirects permanently to ${moved}`, async ({ request }) => {
      const answer = await request.get(...asked('realestate', given));
      expect(answer.status()).toBe(301);
      expect(answer.headers()['location']).toBe(moved);
    });
  }
});

test.describe('files of the installation', () => {
  for (const path of ['/.git/config', '/.env', '/package.json', '/assets/../package.json']) {
    test(`the file ${path} is not served (V13.4.1)`, async ({ request }) => {
      const answer = await request.get(...asked('realestate', path));
      expect([301, 404]).toContain(answer.status());
      expect(await answer.text()).not.toMatch(/repositoryformatversion|"private"/);
    });
  }

  for (const path of ['/assets/', '/r/', '/assets', '/r/realestate/']) {
    test(`the folder ${path} is not listed (V13.4.3)`, async ({ request }) => {
      const answer = await request.get(...asked('realestate', path));
      expect(answer.status()).toBeGreaterThanOrEqual(300);
      expect(await answer.text()).not.toMatch(/href="[^"/]+\.js"/);
    });
  }
});

test.describe('every document has its security headers', () => {
  test('a stored page allows no inline script and is the same bytes for every guest (V3.4.3)', async ({
    request,
  }) => {
    const asking = Array.from({ length: 4 }, () => request.get(...asked('realestate')));
    const answers = await Promise.all(asking);
    const [first] = answers;
    if (first === undefined) throw new Error('no answer');
    const policy = first.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self' http");
    expect(policy).not.toContain('nonce');
    expect(policy).not.toContain('unsafe');
    // Every shell stores a page of its own.
    const bodies = new Set(await Promise.all(answers.map((answer) => answer.text())));
    expect(bodies.size).toBeLessThanOrEqual(Number(process.env['SHELLS'] ?? 1));
  });

  test('a streamed page has a nonce of its own', async ({ request }) => {
    const nonceOf = async () => {
      const answer = await request.get(...asked('realestate', '/object/77:06:0001001:1234/'));
      return /'nonce-([^']+)'/.exec(answer.headers()['content-security-policy'] ?? '')?.[1];
    };
    const [first, second] = [await nonceOf(), await nonceOf()];
    expect(first).toBeTruthy();
    expect(first).not.toBe(second);
  });

  test('in a page no string becomes a script or HTML', async ({ page }) => {
    await page.goto(address('realestate'), { waitUntil: 'networkidle' });
    const stopped = await page.evaluate(() => {
      const refused = (act: () => void): boolean => {
        try {
          act();
          return false;
        } catch (error) {
          return error instanceof TypeError;
        }
      };
      const script = document.createElement('script');
      return {
        upload: refused(() => (script.src = '/api/attachment/1')),
        inline: refused(() => (script.text = 'alert(1)')),
        markup: refused(() => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>')),
        own: refused(() => (script.src = '/assets/main.js')),
      };
    });
    expect(stopped).toEqual({ upload: true, inline: true, markup: true, own: false });
  });

  test('a private page redirects a guest to the main page', async ({ page }) => {
    await page.goto(address('realestate', '/user/orders/'));
    await expect(page).toHaveURL(address('realestate', '/?to=%2Fuser%2Forders%2F'));
  });

  test('published files are immutable, compressed and pinned by integrity', async ({ page }) => {
    const answers: { url: string; encoding: string | undefined; cache: string | undefined }[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (!/^\/(assets|r)\/.*\.(js|css)$/.test(pathname)) return;
      const headers = response.headers();
      answers.push({ url: pathname, encoding: headers['content-encoding'], cache: headers['cache-control'] });
    });
    await page.goto(address('realestate'), { waitUntil: 'networkidle' });
    expect(answers.length).toBeGreaterThan(5);
    expect(answers.filter(({ encoding }) => encoding !== 'br' && encoding !== 'gzip')).toEqual([]);
    expect(answers.filter(({ cache }) => !cache?.includes('immutable'))).toEqual([]);
    const unpinned = await page
      .locator('script[src]:not([integrity]), link[rel=stylesheet]:not([integrity])')
      .count();
    expect(unpinned).toBe(0);
  });
});
