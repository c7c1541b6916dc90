import type { ApiReply } from '@proverka/contract/api';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DrawObjectMap, MapDrawing } from './map-drawing.ts';
import { MapLegend } from './map-legend.tsx';
import { MapPanel, type Chosen } from './map-panel.tsx';
import { MapTools } from './map-tools.tsx';
import styles from './object-map.module.css';

export interface MapEvents {
  readonly onClose: () => void;
  readonly onFailed: () => void;
}

interface ObjectMapProps extends MapEvents {
  readonly map: ApiReply<'GET /object/{id}/map'>;
  readonly draw: DrawObjectMap;
}

/** A worker that does not start says nothing: after this the map counts as failed. */
const patienceMs = 20_000;

/** The object among its neighbours on a map that can be moved and asked for numbers. */
export function ObjectMap({ map, draw, onClose, onFailed }: ObjectMapProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const { holder, drawing, isDrawn } = useDrawing({ map, draw, onChoose: setChosen, onFailed });
  const place = useEscape(onClose);
  return (
    <section ref={place} aria-label="Карта" aria-busy={!isDrawn} className={styles.map}>
      <div ref={holder} className={styles.canvas} />
      <MapLegend features={map.features} />
      <MapTools drawing={drawing} onClose={onClose} />
      <MapPanel chosen={chosen} source={map.source} sourceDate={map.source_date} />
    </section>
  );
}

/** The key leaves the map from wherever in it the focus is. */
function useEscape(leave: () => void) {
  const place = useRef<HTMLElement>(null);
  const close = useEffectEvent(leave);
  useEffect(() => {
    const element = place.current;
    const listen = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, []);
  return place;
}

interface DrawingInput {
  readonly map: ObjectMapProps['map'];
  readonly draw: DrawObjectMap;
  readonly onChoose: (chosen: Chosen | null) => void;
  readonly onFailed: () => void;
}

/** The drawing lives as long as the component; the first of its events moves the focus into it. */
function useDrawing({ map, draw, onChoose, onFailed }: DrawingInput) {
  const holder = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState<MapDrawing | null>(null);
  const [isDrawn, setDrawn] = useState(false);
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    if (!holder.current) return undefined;
    const giveUp = setTimeout(() => fail(), patienceMs);
    let made: MapDrawing | null = null;
    try {
      made = draw({
        holder: holder.current,
        map,
        onChoose,
        onDrawn: () => {
          clearTimeout(giveUp);
          setDrawn(true);
          made?.focus();
        },
        onFailed: () => fail(),
      });
    } catch {
      // The browser promised WebGL and then refused it.
      fail();
    }
    setDrawing(made);
    return () => {
      clearTimeout(giveUp);
      made?.remove();
    };
  }, [map, draw, onChoose]);
  return { holder, drawing, isDrawn };
}
