import type { ComponentProps, ElementType, ReactElement } from 'react';
import { classNames } from '../class-names.ts';
import styles from './layout.module.css';

/** Multiples of the 4-pixel step. */
export type Gap = 1 | 2 | 3 | 4 | 6 | 8 | 12 | 16;

type BoxProps = ComponentProps<'div'> & { as?: ElementType };

/** The page's column: 1150 pixels wide or one of the content widths, with a gutter on both sides. */
export function Container({
  width,
  as: Box = 'div',
  className,
  ...rest
}: BoxProps & { width?: 680 | 890 | 950 | 1140 | 1160 }): ReactElement {
  return <Box {...rest} className={classNames(styles.container, width && styles[`w${width}`], className)} />;
}

export function Stack({
  gap = 4,
  as: Box = 'div',
  className,
  ...rest
}: BoxProps & { gap?: Gap }): ReactElement {
  return <Box {...rest} className={classNames(styles.stack, styles[`gap${gap}`], className)} />;
}

/** Side by side, wrapping when there is no room. */
export function Row({
  gap = 4,
  align = 'center',
  justify,
  as: Box = 'div',
  className,
  ...rest
}: BoxProps & {
  gap?: Gap;
  align?: 'start' | 'center' | 'baseline';
  justify?: 'between' | 'end';
}): ReactElement {
  const placed = classNames(styles.row, styles[`gap${gap}`], styles[align], justify && styles[justify]);
  return <Box {...rest} className={classNames(placed, className)} />;
}

/** As many equal columns as fit; a column is never narrower than 200, 260 or 340 pixels, nor wider than the grid. */
export function Grid({
  gap = 4,
  column = 'middle',
  as: Box = 'div',
  className,
  ...rest
}: BoxProps & { gap?: Gap; column?: 'narrow' | 'middle' | 'wide' }): ReactElement {
  const placed = classNames(styles.grid, styles[`gap${gap}`], styles[column]);
  return <Box {...rest} className={classNames(placed, className)} />;
}
