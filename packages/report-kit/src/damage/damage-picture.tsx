import type { Damage } from '@proverka/contract/finding';
import { schemeHeight, schemeWidth } from '@proverka/findings/damage-shapes';
import { pictureDamage, type DamageDrawing, type Mark } from '@proverka/findings/draw-damage';
import { typeset } from '@proverka/words/typeset';
import { useId } from 'react';
import styles from './damage-picture.module.css';

/** What an accident damaged: marked on a scheme of the vehicle, and all of it in words. */
export function DamagePicture({ damage }: { readonly damage: readonly Damage[] }) {
  const { drawings, groups } = pictureDamage(damage);
  const hatch = useId();
  if (groups.length === 0) return null;
  return (
    <figure className={styles.figure}>
      {drawings.length > 0 && (
        <div className={styles.drawings}>
          {drawings.map((drawing) => (
            <Scheme key={drawing.vehicle} drawing={drawing} hatch={`${hatch}-${drawing.vehicle}`} />
          ))}
        </div>
      )}
      <figcaption className={styles.words}>
        {groups.map(({ mark, title, places }) => (
          <div key={mark} className={styles.group}>
            <p className={styles.title}>
              {drawings.length > 0 && <Swatch mark={mark} hatch={`${hatch}-${mark}`} />}
              {typeset(title)}
            </p>
            <ul className={styles.places}>
              {places.map((place) => (
                <li key={place}>{typeset(place)}</li>
              ))}
            </ul>
          </div>
        ))}
        {drawings.length > 0 && (
          <p className={styles.note}>Вид сверху, перед вверху, полоса внизу — днище.</p>
        )}
      </figcaption>
    </figure>
  );
}

interface SchemeProps {
  readonly drawing: DamageDrawing;
  /** The id of its pattern: patterns are found by id in the whole page. */
  readonly hatch: string;
}

function Scheme({ drawing: { alt, zones, lines }, hatch }: SchemeProps) {
  return (
    <svg
      viewBox={`0 0 ${schemeWidth} ${schemeHeight}`}
      role="img"
      aria-label={typeset(alt)}
      className={styles.scheme}
    >
      <Hatch id={hatch} />
      {lines.map((line) => (
        <path key={line} d={line} className={styles.line} />
      ))}
      {zones.map(({ zone, path, mark }) => (
        <path key={zone} d={path} className={classOf(mark)} {...fillOf(mark, hatch)} />
      ))}
    </svg>
  );
}

/** Beside a group: how its places are marked. */
function Swatch({ mark, hatch }: { readonly mark: Mark; readonly hatch: string }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden className={styles.swatch}>
      <Hatch id={hatch} />
      <path d="M1 1h14v14h-14z" className={classOf(mark)} {...fillOf(mark, hatch)} />
    </svg>
  );
}

/** Told from the other marks without colour. */
function Hatch({ id }: { readonly id: string }) {
  return (
    <defs>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" className={styles.hatchGround} />
        <rect width="2.4" height="6" className={styles.hatchLine} />
      </pattern>
    </defs>
  );
}

const classOf = (mark: Mark | null): string =>
  mark === 'surface' ? `${styles.zone}` : `${styles.zone} ${styles[mark ?? 'whole']}`;

/** An attribute, because the content security policy forbids inline styles. */
const fillOf = (mark: Mark | null, hatch: string) => (mark === 'surface' ? { fill: `url(#${hatch})` } : {});
