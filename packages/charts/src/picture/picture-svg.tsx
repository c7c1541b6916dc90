import { Fragment } from 'react';
import { round, type Picture, type Shape } from './picture.domain.ts';
import styles from './picture.module.css';

interface PictureSvgProps {
  readonly picture: Picture;
  /** What the picture shows, in a sentence. */
  readonly label: string;
}

interface ChartPictureProps extends PictureSvgProps {
  /** Shown instead where the place is narrow. */
  readonly phonePicture?: Picture | undefined;
}

/** The picture, in the arrangement its place has room for. */
export function ChartPicture({ picture, phonePicture, label }: ChartPictureProps) {
  if (!phonePicture) return <PictureSvg picture={picture} label={label} />;
  return (
    <div className={styles.choice}>
      <div className={styles.wide}>
        <PictureSvg picture={picture} label={label} />
      </div>
      <div className={styles.narrow}>
        <PictureSvg picture={phonePicture} label={label} />
      </div>
    </div>
  );
}

/** A picture as SVG that is as wide as its place: positions are shares of the width, sizes are pixels. */
function PictureSvg({ picture, label }: PictureSvgProps) {
  const { width, height, axis, isScaled } = picture;
  if (isScaled) {
    return (
      <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} className={styles.scaled}>
        <Groups {...picture} isScaled />
      </svg>
    );
  }
  return (
    <div className={styles.frame}>
      {axis && (
        <svg aria-hidden width={axis.width} height={height} className={styles.axis}>
          <Groups width={axis.width} height={height} shapes={axis.shapes} isScaled />
        </svg>
      )}
      <svg role="img" aria-label={label} width="100%" height={height} className={styles.plot}>
        <Groups {...picture} />
      </svg>
    </div>
  );
}

interface GroupsProps extends Pick<Picture, 'width' | 'height' | 'shapes'> {
  /** Positions are written as they are, not as shares. */
  readonly isScaled?: boolean;
}

/** Neighbours of one look share a group, which keeps the page small. */
function Groups({ width, height, shapes, isScaled = false }: GroupsProps) {
  const across = (x: number): string | number =>
    isScaled ? x : `${Math.round((x / width) * 10_000) / 100}%`;
  return runsOf(shapes).map((run, place) => {
    const [{ kind, look } = { kind: 'text', look: 'label' }] = run;
    const anchor = anchorOf(run);
    // oxlint-disable-next-line react/no-array-index-key -- marks of a drawing have no other name than their place
    const marks = run.map((shape, at) => <Mark key={at} shape={shape} across={across} anchor={anchor} />);
    const className = [styles['shapes'], styles[look], styles[kind]].filter(Boolean).join(' ');
    const group =
      kind === 'path' && !isScaled ? (
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" className={className}>
          {marks}
        </svg>
      ) : (
        <g className={className} textAnchor={anchor}>
          {marks}
        </g>
      );
    // oxlint-disable-next-line react/no-array-index-key -- marks of a drawing have no other name than their place
    return <Fragment key={place}>{group}</Fragment>;
  });
}

interface MarkProps {
  readonly shape: Shape;
  readonly across: (x: number) => string | number;
  /** The anchor the group has for all of its texts. */
  readonly anchor: Anchor;
}

function Mark({ shape, across, anchor }: MarkProps) {
  switch (shape.kind) {
    case 'line':
      return <line x1={across(shape.x1)} x2={across(shape.x2)} y1={shape.y1} y2={shape.y2} />;
    case 'rect':
      return (
        <rect
          x={across(shape.x)}
          y={shape.y}
          width={across(shape.width)}
          height={shape.height}
          rx={shape.round}
        />
      );
    case 'path':
      return <path d={shape.d} />;
    case 'glyph':
      return (
        <svg x={across(shape.x)} y={round(shape.y)}>
          <path d={shape.d} />
        </svg>
      );
    default:
      return (
        <text
          x={across(shape.x)}
          y={shape.y}
          textAnchor={shape.anchor === anchor || shape.anchor === 'start' ? undefined : shape.anchor}
          className={shape.only && styles[shape.only]}
        >
          {shape.text}
        </text>
      );
  }
}

type Anchor = 'middle' | 'end' | undefined;

/** What all texts of a run have in common; the default needs no word. */
function anchorOf(run: readonly Shape[]): Anchor {
  const [first] = run;
  if (first?.kind !== 'text' || first.anchor === undefined || first.anchor === 'start') return undefined;
  return run.every((shape) => shape.kind === 'text' && shape.anchor === first.anchor)
    ? first.anchor
    : undefined;
}

function runsOf(shapes: readonly Shape[]): Shape[][] {
  const runs: Shape[][] = [];
  for (const shape of shapes) {
    const run = runs.at(-1);
    if (run?.[0]?.kind === shape.kind && run[0].look === shape.look) run.push(shape);
    else runs.push([shape]);
  }
  return runs;
}
