import { typeset } from '@proverka/words/typeset';
import { formatDecimal } from '@proverka/words/number-format';
import { drawPlan, planHeight, planWidth, type PlanDrawing, type PlanRing } from './plan.domain.ts';
import styles from './plan.module.css';

interface PlanProps {
  /** Outer rings and holes of the drawn object. */
  readonly outline: readonly PlanRing[];
  /** Inner parts, dashed. */
  readonly parts?: readonly PlanRing[];
  readonly metresPerUnit?: number;
  /** The source of the coordinates, shown under the picture. */
  readonly caption: string;
}

/** Boundaries as a drawing, north up, with a scale bar and the size in words; empty without coordinates. */
export function Plan({ outline, parts, metresPerUnit, caption }: PlanProps) {
  const drawing = drawPlan(outline, parts, metresPerUnit);
  if (!drawing) return null;
  return (
    <figure className={styles.figure}>
      <div className={styles.paper}>
        <Drawing drawing={drawing} />
        <p className={styles.north} aria-hidden>
          С
        </p>
        <ScaleBar bar={drawing.bar} />
      </div>
      <figcaption className={styles.caption}>
        {typeset([sizeWords(drawing), caption].filter(Boolean).join(' '))}
      </figcaption>
    </figure>
  );
}

function Drawing({ drawing }: { readonly drawing: PlanDrawing }) {
  return (
    <svg
      viewBox={`0 0 ${planWidth} ${planHeight}`}
      role="img"
      aria-label={`План границ, север вверху. ${sizeWords(drawing)}`}
      className={styles.drawing}
    >
      <path d={drawing.outlinePath} fillRule="evenodd" className={styles.outline} />
      {drawing.partsPath !== '' && <path d={drawing.partsPath} className={styles.part} />}
      {drawing.circles.map(({ x, y, r }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} className={styles.outline} />
      ))}
      {drawing.corners.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={2.6} className={styles.corner} />
      ))}
    </svg>
  );
}

/** Drawn in percent of the picture's width, so that the scale is right at any size. */
function ScaleBar({ bar }: { readonly bar: PlanDrawing['bar'] }) {
  const width = `${(bar.share * 100).toFixed(2)}%`;
  return (
    <div className={styles.scale} aria-hidden>
      <svg width="100%" height="8" className={styles.bar}>
        <line x1="0" y1="4" x2={width} y2="4" />
        <line x1="0" y1="0" x2="0" y2="8" />
        <line x1={width} y1="0" x2={width} y2="8" />
      </svg>
      <span>{lengthWords(bar.metres)}</span>
    </div>
  );
}

function sizeWords({ widthMetres, heightMetres, pointCount }: PlanDrawing): string {
  return `Размер с запада на восток ${lengthWords(widthMetres)}, с юга на север ${lengthWords(heightMetres)}, точек границы: ${pointCount}.`;
}

function lengthWords(length: number): string {
  return length >= 1000 ? `${threeDigits(length / 1000)}\u00a0км` : `${threeDigits(length)}\u00a0м`;
}

const threeDigits = (length: number): string => formatDecimal(Number(length.toPrecision(3)), 3);
