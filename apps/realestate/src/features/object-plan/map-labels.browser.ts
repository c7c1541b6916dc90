import { LngLatBounds, Marker, type Map as MapView } from 'maplibre-gl';
import type { ObjectMap } from '@proverka/contract/object';
import styles from './map-labels.module.css';
import { labelsThatFit } from './map-labels.domain.ts';

interface Labelled {
  readonly marker: Marker;
  readonly text: string;
  readonly bounds: LngLatBounds;
  isShown: boolean;
}

/** Numbers on the objects that have room for them, anew after each move. They are elements of the page: the map has no letters. */
export function keepLabels(view: MapView, { features }: ObjectMap): void {
  // The object itself is the last one, and has the first choice.
  const labelled = features.toReversed().map(labelledOf);
  const update = () => showFitting(view, labelled);
  view.on('load', update);
  view.on('moveend', update);
  view.on('resize', update);
}

function labelledOf({ geometry, properties }: ObjectMap['features'][number]): Labelled {
  const element = document.createElement('span');
  element.className = styles['label'] ?? '';
  element.textContent = properties.label;
  // The list below the plan has the same numbers.
  element.setAttribute('aria-hidden', 'true');
  const bounds = new LngLatBounds();
  for (const point of geometry.coordinates.flat(2)) bounds.extend(point);
  return {
    marker: new Marker({ element }).setLngLat(properties.label_at),
    text: properties.label,
    bounds,
    isShown: false,
  };
}

function showFitting(view: MapView, labelled: readonly Labelled[]): void {
  const { clientWidth: width, clientHeight: height } = view.getContainer();
  const wanted = labelled.map(({ marker, text, bounds }) => {
    const { x, y } = view.project(marker.getLngLat());
    const [from, to] = [view.project(bounds.getNorthWest()), view.project(bounds.getSouthEast())];
    return { text, x, y, width: to.x - from.x, height: to.y - from.y };
  });
  const fitting = new Set(labelsThatFit(wanted, { width, height }));
  for (const [place, label] of labelled.entries()) {
    const isShown = fitting.has(place);
    if (isShown === label.isShown) continue;
    label.isShown = isShown;
    if (isShown) label.marker.addTo(view);
    else label.marker.remove();
  }
}
