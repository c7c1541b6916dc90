import type { ApiClient } from '@proverka/api-client/api-client';
import { Refused, refusalMessage } from '@proverka/api-client/refused';
import type { ComponentType } from 'react';
import { ObjectMap, type MapEvents } from './object-map.tsx';

/** Draws with WebGL, which servers do not have. */
const loadEngine = () => import(/* webpackChunkName: "map-engine" */ './map-engine.browser.ts');

export interface MapMeans {
  readonly loadEngine: () => Promise<Pick<Awaited<ReturnType<typeof loadEngine>>, 'drawObjectMap'>>;
  readonly canDraw: () => boolean;
}

const ofBrowser: MapMeans = {
  loadEngine,
  canDraw: () => document.createElement('canvas').getContext('webgl2') !== null,
};

export type PreparedMap =
  | { readonly kind: 'map'; readonly Map: ComponentType<MapEvents> }
  /** There will be no map here, however often it is asked for. */
  | { readonly kind: 'unable'; readonly words: string };

/** Throws where another attempt may succeed. */
export async function prepareMap(
  api: ApiClient,
  objectKey: string,
  { loadEngine: engine, canDraw }: MapMeans = ofBrowser,
): Promise<PreparedMap> {
  if (!canDraw()) return { kind: 'unable', words: withoutWebGl };
  try {
    const [map, { drawObjectMap }] = await Promise.all([
      api.call('GET /object/{id}/map', { params: { id: objectKey } }),
      engine(),
    ]);
    return { kind: 'map', Map: (events) => <ObjectMap map={map} draw={drawObjectMap} {...events} /> };
  } catch (error) {
    if (error instanceof Refused && error.problem.code === 'outline_not_found')
      return { kind: 'unable', words: refusalMessage(error) };
    throw error;
  }
}

const withoutWebGl =
  'Интерактивная карта здесь не откроется: в браузере выключена графика WebGL. План остаётся картинкой, соседние объекты перечислены под ним.';
