import type { ObjectMap } from '@proverka/contract/object';

export type MapProperties = ObjectMap['features'][number]['properties'];

/** A map on the screen. */
export interface MapDrawing {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  /** Back to what was shown first. */
  readonly showAll: () => void;
  readonly focus: () => void;
  readonly remove: () => void;
}

export interface MapInput {
  readonly holder: HTMLElement;
  readonly map: ObjectMap;
  /** `null`: a place without an object. */
  readonly onChoose: (chosen: MapProperties | null) => void;
  readonly onDrawn: () => void;
  /** Before the first picture; later troubles leave what is on the screen. */
  readonly onFailed: () => void;
}

export type DrawObjectMap = (input: MapInput) => MapDrawing;
