import type { Page } from '@playwright/test';

/**
 * What can have the focus and, once it has it, lies under a bar that stays over the page, or out of sight; one line each.
 * A bar's own buttons are not under it.
 */
export async function findCovered(page: Page): Promise<string[]> {
  // What is shown only to those who move by keyboard is shown from now on.
  await page.keyboard.press('Tab');
  return page.evaluate(async () => {
    const nextFrame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const stays = (element: Element | null): Element | null =>
      element === null || ['fixed', 'sticky'].includes(getComputedStyle(element).position)
        ? element
        : stays(element.parentElement);
    const nameOf = (element: Element) =>
      `${element.localName} «${(element.ariaLabel ?? element.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 40)}»`;
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]',
    );
    const covered: string[] = [];
    for (const element of all) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]')) continue;
      element.focus();
      if (document.activeElement !== element) continue;
      await nextFrame();
      const [box] = element.getClientRects();
      // What is drawn for screen readers alone has no place that could be covered.
      if (box === undefined || box.width < 2 || box.height < 2) continue;
      // Of a long one and of one in a row that is scrolled sideways, the part that can be seen.
      const middle = (from: number, to: number, end: number) => (Math.max(from, 0) + Math.min(to, end)) / 2;
      const [x, y] = [middle(box.left, box.right, innerWidth), middle(box.top, box.bottom, innerHeight)];
      const hit = document.elementFromPoint(x, y);
      if (hit === null) {
        // The link past the header shows itself to the keyboard alone.
        if (element.matches(':focus-visible')) covered.push(`${nameOf(element)} is out of sight`);
      } else if (!element.contains(hit)) {
        const bar = stays(hit);
        if (bar !== null && !bar.contains(element))
          covered.push(`${nameOf(element)} is under ${nameOf(bar)}`);
      }
    }
    return covered;
  });
}
