/** What a visitor sees and acts on. */
export interface Target {
  readonly kind: 'button' | 'link' | 'field';
  /** A part of its text; of a field, of its label or placeholder. */
  readonly name: string;
}

/**
 * Runs in the page, given as text: it uses nothing of this file. Returns the first visible element that a visitor would know
 * by the name.
 */
export function findTarget(kind: Target['kind'], name: string): HTMLElement | null {
  // The interface puts no-break spaces where a line may not end.
  const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const isVisible = (element: HTMLElement) => element.getClientRects().length > 0;
  if (kind !== 'field') {
    const all = document.querySelectorAll<HTMLElement>(kind === 'link' ? 'a[href]' : 'button');
    return (
      [...all].find((one) => isVisible(one) && plain(one.ariaLabel ?? one.textContent).includes(name)) ?? null
    );
  }
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea');
  const namesOf = (field: HTMLInputElement) => [
    ...[...(field.labels ?? [])].map(({ textContent }) => plain(textContent)),
    plain(field.ariaLabel),
    plain(field.placeholder),
  ];
  const found = [...fields].find((field) => namesOf(field).some((one) => one.includes(name)));
  // A box drawn by the design covers the control itself: visitors press the label.
  return found === undefined || isVisible(found) ? (found ?? null) : (found.labels?.[0] ?? null);
}

/** As above: the text a visitor can read. */
export const readText = (): string => document.body.innerText.replaceAll(/\s+/g, ' ');
