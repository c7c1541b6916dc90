import type { Page } from 'playwright-core';

/** More stops than any story has: ends a walk that would loop. */
const MOST_STOPS = 120;
const MARK = 'data-walk';

/**
 * Walks the page with Tab and reports controls that Tab never reaches and stops without a visible focus. With a dialog open
 * only the dialog is walked. The walk ends when Tab returns to the first stop.
 */
export async function keyboardProblems(page: Page): Promise<string[]> {
  const expected = await markControls(page);
  const reached = new Set<string>();
  const invisible = new Set<string>();
  for (let stop = 0; stop < Math.min(expected.length * 3 + 4, MOST_STOPS); stop++) {
    await page.keyboard.press('Tab');
    // A dialog takes the focus back in the next frame.
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(next)));
    const focused = await readFocus(page);
    if (focused === null) continue;
    reached.add(focused.group);
    if (!focused.isVisible) invisible.add(focused.name);
    if (expected.every(({ group }) => reached.has(group))) break;
  }
  const missed = expected.filter(({ group }) => !reached.has(group));
  return [
    ...missed.map(({ name }) => `Tab does not reach ${name}`),
    ...[...invisible].map((name) => `the focus cannot be seen on ${name}`),
  ];
}

interface Control {
  /** Radio buttons of one name and controls of one composite widget are one stop. */
  readonly group: string;
  readonly name: string;
}

function markControls(page: Page): Promise<Control[]> {
  return page.evaluate((mark) => {
    const dialogs = [
      ...document.querySelectorAll('[role=dialog][data-open], [role=alertdialog][data-open], dialog[open]'),
    ];
    const root = dialogs.at(-1) ?? document.querySelector('#storybook-root') ?? document.body;
    const selector = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    const isHidden = (element: Element) =>
      element.closest('[inert], [hidden], [aria-hidden=true]') !== null ||
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: false });
    return [...root.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => !isHidden(element) && element.tabIndex >= 0 && !element.matches(':disabled'))
      .map((element, index) => {
        const radio = element instanceof HTMLInputElement && element.type === 'radio' ? element.name : '';
        const group = radio ? `radio ${radio}` : `stop ${index}`;
        element.setAttribute(mark, group);
        return {
          group,
          name: `<${element.localName}> ${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40)}`,
        };
      });
  }, MARK);
}

function readFocus(page: Page): Promise<{ group: string; name: string; isVisible: boolean } | null> {
  return page.evaluate((mark) => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const group = focused.getAttribute(mark);
    if (group === null) return null;
    // A control may show its focus on its frame, on its next sibling or over the card it covers.
    const frames: Element[] = [];
    for (let frame: Element | null = focused; frame && frames.length < 5; frame = frame.parentElement)
      frames.push(frame);
    if (focused.nextElementSibling) frames.push(focused.nextElementSibling);
    const isVisible = frames.some((frame) =>
      [null, '::before', '::after'].some((part) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(frame, part);
        return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
      }),
    );

    return {
      group,
      isVisible,
      name: `<${focused.localName}> ${(focused.textContent ?? '').trim().slice(0, 40)}`,
    };
  }, MARK);
}
