import { Link } from '@proverka/shell-sdk/router';
import { counted } from '@proverka/words/plural';
import { typeset } from '@proverka/words/typeset';
import { useMemo } from 'react';
import { advertPath } from '../../adverts/advert-paths.ts';
import { priceWords } from '../../adverts/advert-words.domain.ts';
import { drawMap, type MapDrawing, type MapPoint } from './map-drawing.domain.ts';
import styles from './advert-map.module.css';

interface AdvertMapProps {
  readonly points: readonly MapPoint[];
  /** Flats of the whole result. */
  readonly total: number;
  /** Flats in the list beside. */
  readonly shown: readonly number[];
  /** The flat the visitor points at in the list. */
  readonly pointed: number | null;
}

/**
 * Where the found flats are, as points on a plan: no library and nothing to load. The list says all of it in words, so the
 * picture is for the eye alone.
 */
export function AdvertMap({ points, total, shown, pointed }: AdvertMapProps) {
  const drawing = useMemo(() => drawMap(points), [points]);
  if (!drawing) {
    return (
      <p className={styles.note}>
        {typeset('Ни у одной из найденных квартир нет точного места, поэтому карты нет.')}
      </p>
    );
  }
  return (
    <figure className={styles.figure}>
      <svg viewBox={`0 0 ${drawing.width} ${drawing.height}`} aria-hidden className={styles.map}>
        <path d={drawing.outline} className={styles.ground} />
        <Points drawing={drawing} shown={shown} pointed={pointed} />
        <Scale drawing={drawing} />
      </svg>
      <figcaption className={styles.note}>
        <Legend bounds={drawing.bounds} />
        <p>{typeset(captionOf(drawing.points.length, total))}</p>
      </figcaption>
    </figure>
  );
}

function captionOf(drawn: number, total: number): string {
  const flats = counted(drawn, 'квартира', 'квартиры', 'квартир');
  const part = drawn < total ? `${flats} из найденных` : flats;
  return `На карте ${part}; крупные точки — те, что в списке. Улиц нет, расстояния верные, север вверху.`;
}

function Points({
  drawing,
  shown,
  pointed,
}: Omit<AdvertMapProps, 'points' | 'total'> & { readonly drawing: MapDrawing }) {
  const isListed = new Set(shown);
  const rank = (id: number) => (id === pointed ? 2 : isListed.has(id) ? 1 : 0);
  // What is drawn later lies above.
  const ordered = drawing.points.toSorted((one, other) => rank(one.id) - rank(other.id));
  return ordered.map(({ id, x, y, price, third }) => (
    <Link key={id} to={advertPath(id)} tabIndex={-1} className={styles.point}>
      <title>{priceWords(price)}</title>
      <circle
        cx={x}
        cy={y}
        r={[4, 8, 12][rank(id)]}
        className={[styles[third], rank(id) > 0 && styles.listed, rank(id) > 1 && styles.pointed]
          .filter(Boolean)
          .join(' ')}
      />
    </Link>
  ));
}

function Scale({ drawing: { scale, height } }: { readonly drawing: MapDrawing }) {
  const y = height - 16;
  const words = scale.metres < 1000 ? `${scale.metres} м` : `${scale.metres / 1000} км`;
  return (
    <g>
      <path d={`M16 ${y - 6}V${y}H${16 + scale.length}V${y - 6}`} className={styles.scale} />
      <text x={16} y={y - 12} className={styles.scaleWords}>
        {words}
      </text>
    </g>
  );
}

function Legend({ bounds }: Pick<MapDrawing, 'bounds'>) {
  if (!bounds) return null;
  const [low, high] = bounds.map(priceWords);
  return (
    <ul className={styles.legend} aria-label="Что значит цвет точек">
      <li className={styles.lowSign}>до {low}</li>
      <li className={styles.middleSign}>
        {low} – {high}
      </li>
      <li className={styles.highSign}>от {high}</li>
    </ul>
  );
}
