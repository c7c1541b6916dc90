import { notFound } from '@proverka/shell-sdk/router';

/** No conclusion has been written yet, so no id leads to one. */
export function load(): never {
  throw notFound();
}

export function Component() {
  return null;
}
