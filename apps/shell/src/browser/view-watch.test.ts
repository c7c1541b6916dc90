import { silentAnalytics } from '@proverka/analytics/analytics';
import { expect, test } from 'vitest';
import type { ViewReport } from '../app/view-signals.ts';
import { watchViews } from './view-watch.ts';

function openDocument({ isPaintSaid = false } = {}) {
  const sent: ViewReport[] = [];
  const waiting: (() => void)[] = [];
  const views = watchViews({
    set: 'set-1',
    origin: 'https://realestate.test',
    isPaintSaid,
    age: () => 1200.6,
    send: (report) => sent.push(report),
    later: (act) => waiting.push(act),
  });
  return { views, sent, pass: () => waiting.splice(0).forEach((act) => act()) };
}

test('a document says its first paint once, for the remote it was opened on', () => {
  const { views, sent, pass } = openDocument();
  views.painted(812.4);
  pass();
  expect(sent).toEqual([]);
  views.show('realestate');
  pass();
  views.show('account');
  pass();
  expect(sent).toEqual([
    { set: 'set-1', remote: 'realestate', signals: [], age: 1201, paint: 812 },
    { set: 'set-1', remote: 'account', signals: ['view'], age: 1201 },
  ]);
});

test('web vitals are said once, for the remote the document was opened on, as they were when it was left', () => {
  const { views, sent, pass } = openDocument();
  views.show('realestate');
  views.vital('lcp', 900.4);
  views.vital('cls', 12);
  pass();
  expect(sent).toEqual([]);
  views.vital('lcp', 1400.6);
  views.flush();
  views.vital('lcp', 9000);
  views.flush();
  expect(sent).toEqual([
    { set: 'set-1', remote: 'realestate', signals: [], age: 1201, vitals: { lcp: 1401, cls: 12 } },
  ]);
});

test('paints that were said before the scripts had come are not said again', () => {
  const { views, sent, pass } = openDocument({ isPaintSaid: true });
  views.painted(812.4);
  views.show('realestate');
  views.vital('lcp', 900.4);
  views.vital('inp', 80);
  pass();
  views.flush();
  expect(sent).toEqual([{ set: 'set-1', remote: 'realestate', signals: [], age: 1201, vitals: { inp: 80 } }]);
});

test('what is measured on the page of another remote is not said for the first', () => {
  const { views, sent, pass } = openDocument();
  views.show('realestate');
  views.vital('inp', 80);
  views.show('account');
  views.vital('inp', 900);
  pass();
  expect(sent).toEqual([
    { set: 'set-1', remote: 'account', signals: ['view'], age: 1201 },
    { set: 'set-1', remote: 'realestate', signals: [], age: 1201, vitals: { inp: 80 } },
  ]);
});

test('an error counts once, for the remote whose file it comes from, else for the one that is shown', () => {
  const { views, sent, pass } = openDocument();
  views.show('realestate');
  const file = 'https://realestate.test/r/account/abc/web/page.js';
  views.noteError({ filename: file });
  views.noteError({ stack: `Error: boom\n at x (${file}:1:2)` });
  views.noteError({ stack: 'Error: boom\n at y (https://realestate.test/assets/main.js:1:2)' });
  pass();
  views.noteError({ filename: file });
  pass();
  expect(sent.map(({ remote, signals }) => [remote, signals])).toEqual([
    ['account', ['browserErrors']],
    ['realestate', ['browserErrors']],
  ]);
});

test.each(['chrome-extension://abc/content.js', 'https://chat.example/widget.js'])(
  'an error of %s is not ours',
  (filename) => {
    const { views, sent, pass } = openDocument();
    views.show('realestate');
    views.noteError({ filename, stack: 'Error: boom' });
    pass();
    expect(sent).toEqual([]);
  },
);

test('an order is a conversion of every remote that was shown, and what is left is said on leaving', () => {
  const { views, sent } = openDocument();
  views.show('realestate');
  views.show('account');
  const analytics = views.counting(silentAnalytics);
  analytics.track({ name: 'search', found: 1 });
  analytics.track({ name: 'payment_form_opened', orderId: '1' });
  views.flush();
  expect(sent.map(({ remote, signals }) => [remote, signals])).toEqual([
    ['account', ['view', 'conversions']],
    ['realestate', ['conversions']],
  ]);
});
