import type { GraphData, GraphNode } from './graph-data.domain.ts';

/**
 * Nodes by their distance from the first one, in the order of the data; what is not connected with it comes last. At most so many nodes,
 * the nearest ones.
 */
export function layersOf({ nodes, edges }: GraphData, most: number): GraphNode[][] {
  const byKey = new Map(nodes.map((node) => [node.key, node]));
  const neighbours = new Map<string, string[]>();
  for (const { from, to } of edges) {
    neighbours.set(from, [...(neighbours.get(from) ?? []), to]);
    neighbours.set(to, [...(neighbours.get(to) ?? []), from]);
  }
  const seen = new Set<string>();
  const layers: GraphNode[][] = [];
  let next = nodes.slice(0, 1).map(({ key }) => key);
  while (next.length > 0 && seen.size < most) {
    const layer = next.flatMap((key) => byKey.get(key) ?? []).slice(0, most - seen.size);
    for (const { key } of layer) seen.add(key);
    layers.push(layer);
    const around = new Set(layer.flatMap(({ key }) => neighbours.get(key) ?? []));
    next = nodes.filter(({ key }) => around.has(key) && !seen.has(key)).map(({ key }) => key);
  }
  const apart = nodes.filter(({ key }) => !seen.has(key)).slice(0, most - seen.size);
  const isCutOff = next.length > 0;
  return apart.length === 0 || isCutOff ? layers : [...layers, apart];
}
