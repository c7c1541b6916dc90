interface Edge {
  readonly from: string;
  readonly to: string;
}

/** Groups of nodes that reach each other, by Tarjan's algorithm; single nodes are left out. */
export function findKnots(edges: readonly Edge[]): readonly (readonly string[])[] {
  const next = new Map<string, string[]>();
  for (const { from, to } of edges) {
    if (from === to) continue;
    next.set(from, [...(next.get(from) ?? []), to]);
  }
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const knots: string[][] = [];

  function visit(node: string): number {
    const at = index.size;
    index.set(node, at);
    low.set(node, at);
    stack.push(node);
    for (const other of next.get(node) ?? []) {
      if (!index.has(other)) low.set(node, Math.min(low.get(node) ?? at, visit(other)));
      else if (stack.includes(other)) low.set(node, Math.min(low.get(node) ?? at, index.get(other) ?? at));
    }
    const lowest = low.get(node) ?? at;
    if (lowest !== at) return lowest;
    const knot = stack.splice(stack.indexOf(node));
    if (knot.length > 1) knots.push(knot.toSorted());
    return lowest;
  }

  for (const node of next.keys()) if (!index.has(node)) visit(node);
  return knots.toSorted((one, other) => other.length - one.length);
}
