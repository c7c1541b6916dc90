import { Map as MapView, setWorkerCount, setWorkerUrl } from 'maplibre-gl';
import type { DrawObjectMap, MapInput, MapProperties } from './map-drawing.ts';
import './map-engine.css';
import { keepLabels } from './map-labels.browser.ts';
import { mapStyle, siteSource, touchable, type MapColours } from './map-style.domain.ts';

// The file is one of this remote's own; by itself the library would look for it beside its own script.
setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);
// One small collection needs no more.
setWorkerCount(1);

/** Pixels between what is shown first and the edges of the map, where legend and panel stand. */
const padding = { top: 44, right: 12, bottom: 72, left: 12 };

const words = {
  'Map.Title': 'Карта объекта: стрелки двигают, плюс и минус меняют масштаб',
  'CooperativeGesturesHandler.WindowsHelpText': 'Чтобы менять масштаб, удерживайте Ctrl',
  'CooperativeGesturesHandler.MacHelpText': 'Чтобы менять масштаб, удерживайте ⌘',
  'CooperativeGesturesHandler.MobileHelpText': 'Двигайте карту двумя пальцами',
};

export const drawObjectMap: DrawObjectMap = (input) => {
  const view = new MapView({
    container: input.holder,
    style: mapStyle(input.map, coloursOf(input.holder)),
    bounds: input.map.bbox,
    fitBoundsOptions: { padding },
    locale: words,
    attributionControl: false,
    maxZoom: 21,
    maxPitch: 0,
    dragRotate: false,
    touchPitch: false,
    renderWorldCopies: false,
    // The page stays scrollable over the map.
    cooperativeGestures: true,
  });
  view.touchZoomRotate.disableRotation();
  view.keyboard.disableRotation();
  // The way back is never far.
  view.setMinZoom(Math.max(0, view.getZoom() - 3));
  reportBeginning(view, input);
  chooseByClick(view, input);
  keepLabels(view, input.map);
  return {
    zoomIn: () => view.zoomIn(),
    zoomOut: () => view.zoomOut(),
    showAll: () => view.fitBounds(input.map.bbox, { padding }),
    focus: () => view.getCanvas().focus({ preventScroll: true }),
    remove: () => view.remove(),
  };
};

function reportBeginning(view: MapView, { onDrawn, onFailed }: MapInput): void {
  let isDrawn = false;
  view.once('load', () => {
    isDrawn = true;
    onDrawn();
  });
  view.on('error', () => {
    if (!isDrawn) onFailed();
  });
}

function chooseByClick(view: MapView, { onChoose }: MapInput): void {
  let chosen: string | null = null;
  const mark = (number: string | null) => {
    if (chosen !== null) view.setFeatureState({ source: siteSource, id: chosen }, { isChosen: false });
    chosen = number;
    if (chosen !== null) view.setFeatureState({ source: siteSource, id: chosen }, { isChosen: true });
  };
  view.on('click', ({ point }) => {
    const [top] = view.queryRenderedFeatures(point, { layers: [...touchable] });
    const found = top ? propertiesOf(top.properties) : null;
    mark(found?.number ?? null);
    onChoose(found);
  });
  view.on('mousemove', ({ point }) => {
    const isOver = view.queryRenderedFeatures(point, { layers: [...touchable] }).length > 0;
    view.getCanvas().style.cursor = isOver ? 'pointer' : '';
  });
}

/** They are those of the API's collection; only lists come back as text. */
const propertiesOf = (found: Record<string, unknown>): MapProperties => found as unknown as MapProperties;

function coloursOf(holder: HTMLElement): MapColours {
  const theme = getComputedStyle(holder);
  const token = (name: string) => theme.getPropertyValue(name).trim();
  return {
    ground: token('--paper'),
    land: token('--surface'),
    house: token('--line'),
    border: token('--line-strong'),
    accent: token('--accent'),
  };
}
