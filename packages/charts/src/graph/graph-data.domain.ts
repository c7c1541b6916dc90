import type { Level } from '../picture/picture.domain.ts';

export interface GraphNode {
  readonly key: string;
  readonly title: string;
  /** «директор», «адрес», «ликвидирована»: says in words what a level shows by its mark. */
  readonly kind?: string;
  readonly level?: Level;
}

export interface GraphEdge {
  readonly from: string;
  readonly to: string;
  /** «25 %», «директор» */
  readonly title?: string;
}

export interface GraphData {
  /** The first one is the subject. */
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}
