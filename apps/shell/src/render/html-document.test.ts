import { developmentHosts, isDesk } from '@proverka/brand/host';
import { describe, expect, test } from 'vitest';
import { documentStart, queryStateBlock, type DocumentParts } from './html-document.ts';

const [host] = developmentHosts;
if (!host) throw new Error('There is a development host');

const parts: DocumentParts = {
  head: {
    title: 'Квартира "А" <b>',
    name: 'Квартира',
    description: 'Описание',
    isPrivate: false,
    canonicalSearch: '',
    kind: 'website',
    picturePath: undefined,
    crumbs: undefined,
    structuredData: [],
  },
  canonicalUrl: 'https://example.ru/',
  siteName: 'Проверка',
  pictureUrl: 'https://example.ru/og/a.png',
  structuredData: [],
  theme: 'real-estate',
  shell: {
    loader: '/assets/after-paint.js',
    js: ['/assets/main.js'],
    css: ['/assets/main.css'],
    preloads: [],
    integrity: { '/assets/main.js': 'sha384-x', '/assets/after-paint.js': 'sha384-y' },
    pages: {},
  },
  remotesScript: { url: '/sets/set/r.js', integrity: 'sha384-r' },
  assets: { styles: [{ url: '/r/a.css', integrity: 'sha384-c', mark: 'a:chunk-1' }], scripts: [] },
  boot: {
    host,
    setId: 'set',
    remotes: {},
    session: { kind: 'no-session' },
    settings: {
      paymentWidgetUrl: '',
      textVersions: { offer: '1', personalData: '1', thirdParties: '1', news: '1' },
      isAutomaticMode: false,
    },
    isBroken: false,
  },
  routerState: { text: '</script><script>alert(1)</script>' },
  queryState: null,
};

describe('the document before the page', () => {
  test('a document has no inline script or style, and data cannot break out of its block (V1.2.3)', () => {
    const html = documentStart(parts);
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes);
    expect(scripts.filter((attributes) => !/ src=| type="application\/json"/.test(` ${attributes}`))).toEqual(
      [],
    );
    expect(html).not.toContain('<style');
    expect(html).not.toContain('alert(1)</script>');
  });

  test('a document escapes texts of pages (V1.2.1)', () => {
    expect(documentStart(parts)).toContain(
      '<title>Квартира &quot;A&quot; &lt;b&gt;</title>'.replace('A', 'А'),
    );
  });

  test('a document pins files by digest and marks style sheets for the remote that owns them', () => {
    const html = documentStart(parts);
    expect(html).toContain(
      '<script async src="/assets/after-paint.js" crossorigin="anonymous" integrity="sha384-y">',
    );
    expect(html).toContain(
      '{"scripts":[["/sets/set/r.js","sha384-r"],["/assets/main.js","sha384-x"]],"preloads":[]}',
    );
    expect(html).toContain(
      'href="/r/a.css" crossorigin="anonymous" integrity="sha384-c" data-rspack="a:chunk-1"',
    );
  });

  test('a document of the desk keeps keys for its search from the start', () => {
    const desk = developmentHosts.find(isDesk) ?? host;
    expect(documentStart(parts)).not.toContain('isForDesk');
    expect(documentStart({ ...parts, boot: { ...parts.boot, host: desk } })).toContain('"isForDesk":true}');
  });

  test('only a page that is complete without scripts says what it counts for untouched', () => {
    expect(documentStart(parts)).not.toContain('untouched');
    expect(documentStart({ ...parts, untouched: 'realestate' })).toContain(
      '"untouched":{"set":"set","remote":"realestate"}',
    );
  });

  test('a private page is closed to search engines and has no canonical address', () => {
    const html = documentStart({ ...parts, head: { ...parts.head, isPrivate: true } });
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('rel="canonical"');
  });

  test('late query results are a block of their own, and no block when there are none', () => {
    expect(queryStateBlock(null)).toBe('');
    expect(queryStateBlock('{"a":1}')).toContain('{"a":1}');
  });
});
