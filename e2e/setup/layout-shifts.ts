import type { Page } from '@playwright/test';

/** What browsers call good is ten times as much: https://web.dev/articles/cls */
export const MOST_SHIFT = 0.01;

export interface LayoutShifts {
  /** All shifts without a touch before them, added up: never less than the CLS browsers report. */
  readonly score: number;
  /** What moved, from where to where, one line each. */
  readonly moved: readonly string[];
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

type Watched = typeof globalThis & { layoutShifts?: LayoutShifts };

/** Every page opened from now on notes what moves on it. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      `${Math.round(width)}×${Math.round(height)} at ${Math.round(x)}, ${Math.round(y)}`;
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : (node?.parentElement ?? null);
      const words = (node?.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 40);
      return `${element?.localName ?? 'something gone'}.${element?.className ?? ''} «${words}»`;
    };
    const noted = { score: 0, moved: [] as string[] };
    Object.assign(globalThis, { layoutShifts: noted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        noted.score += entry.value;
        const rounded = entry.value.toFixed(4);
        for (const { node, previousRect, currentRect } of entry.sources)
          noted.moved.push(`${rounded} ${nameOf(node)}: ${place(previousRect)} → ${place(currentRect)}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What moved on the open page until nothing more is loaded. */
export async function shiftsOf(page: Page): Promise<LayoutShifts> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    const { layoutShifts } = globalThis as Watched;
    if (layoutShifts === undefined) throw new Error('This page was opened before anybody watched it');
    return layoutShifts;
  });
}
