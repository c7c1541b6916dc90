// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { createBackButton } from './back-button.ts';

/** A tab with its history, and a router that records the pages it was told of. */
function openTab() {
  const entries: { path: string; state: Record<string, unknown> | null }[] = [
    { path: '/before/', state: { idx: 0 } },
    { path: '/page/', state: { idx: 1 } },
  ];
  let at = 1;
  const target = new EventTarget();
  const back = () => {
    at -= 1;
    target.dispatchEvent(new Event('popstate'));
  };
  const history = {
    get state() {
      return entries[at]?.state ?? null;
    },
    pushState: (state: Record<string, unknown>, _title: string, path = entries[at]?.path ?? '') => {
      entries.splice(at + 1, entries.length, { path, state });
      at += 1;
    },
    back,
  };
  const heard: string[] = [];
  return {
    page: {
      history: history as unknown as History,
      addEventListener: target.addEventListener.bind(target),
      removeEventListener: target.removeEventListener.bind(target),
    } as unknown as Window,
    /** Like the router: after the dialogs' own listener. */
    startRouter: () => target.addEventListener('popstate', () => heard.push(entries[at]?.path ?? '')),
    goTo: (path: string, idx: number) => history.pushState({ idx }, '', path),
    path: () => entries[at]?.path,
    back,
    heard,
  };
}

function openDialogs(count: number) {
  const tab = openTab();
  let open = count;
  const button = createBackButton(tab.page, () => {
    open -= 1;
    return open > 0;
  });
  tab.startRouter();
  button.opened();
  return { tab, button, openCount: () => open };
}

describe("a phone's back button", () => {
  test("the phone's back button closes the top dialog, then the next, without notifying the router", () => {
    const { tab, openCount } = openDialogs(2);
    tab.back();
    expect(openCount()).toBe(1);
    tab.back();
    expect(openCount()).toBe(0);
    expect(tab.path()).toBe('/page/');
    expect(tab.heard).toEqual([]);
    tab.back();
    expect(tab.heard).toEqual(['/before/']);
  });

  test('after a dialog was closed by its own button, the back button leaves the page in one step', () => {
    const { tab, button, openCount } = openDialogs(1);
    button.closed();
    tab.back();
    expect(openCount()).toBe(1);
    expect(tab.path()).toBe('/before/');
    expect(tab.heard).toEqual(['/before/']);
  });

  test('the back button returns in one step from a page that a dialog linked to', () => {
    const { tab, button } = openDialogs(1);
    button.closed();
    tab.goTo('/next/', 2);
    button.moved();
    tab.back();
    expect(tab.heard).toEqual(['/page/']);
    tab.back();
    expect(tab.heard).toEqual(['/page/', '/before/']);
  });
});
