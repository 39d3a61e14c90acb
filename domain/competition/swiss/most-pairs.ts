/**
 * The greatest number of disjoint pairs in a graph of n vertices, `joined` saying which may pair
 * (Edmonds' blossom algorithm). Returns the partner of each vertex, -1 for none.
 */
export function mostPairs(n: number, joined: (a: number, b: number) => boolean): number[] {
  const partner = new Array<number>(n).fill(-1);
  const neighbours = Array.from({ length: n }, (_, a) =>
    Array.from({ length: n }, (_, b) => b).filter((b) => a !== b && joined(a, b)),
  );
  for (let root = 0; root < n; root += 1)
    if (partner[root] === -1) augmentFrom(root, neighbours, partner);
  return partner;
}

/** Looks for an alternating path from a free vertex to another one, and turns it over. */
function augmentFrom(root: number, neighbours: readonly number[][], partner: number[]): void {
  const n = neighbours.length;
  const parent = new Array<number>(n).fill(-1);
  const base = Array.from({ length: n }, (_, vertex) => vertex);
  const queue = [root];

  function commonBase(a: number, b: number): number {
    const onPath = new Set<number>();
    for (let at = a; ; at = parent[partner[at]!]!) {
      at = base[at]!;
      onPath.add(at);
      if (partner[at] === -1) break;
    }
    let at = base[b]!;
    while (!onPath.has(at)) at = base[parent[partner[at]!]!]!;
    return at;
  }

  function markPath(from: number, to: number, child: number, blossom: Set<number>): void {
    let at = from;
    let below = child;
    while (base[at] !== to) {
      blossom.add(base[at]!).add(base[partner[at]!]!);
      parent[at] = below;
      below = partner[at]!;
      at = parent[below]!;
    }
  }

  function contract(a: number, b: number): void {
    const shared = commonBase(a, b);
    const blossom = new Set<number>();
    markPath(a, shared, b, blossom);
    markPath(b, shared, a, blossom);
    for (let vertex = 0; vertex < n; vertex += 1) {
      if (!blossom.has(base[vertex]!)) continue;
      base[vertex] = shared;
      queue.push(vertex);
    }
  }

  function turnOver(end: number): void {
    let at = end;
    while (at !== -1) {
      const before = parent[at]!;
      const next = partner[before]!;
      partner[at] = before;
      partner[before] = at;
      at = next;
    }
  }

  for (let head = 0; head < queue.length; head += 1) {
    const a = queue[head]!;
    for (const b of neighbours[a]!) {
      if (base[a] === base[b]) continue;
      if (partner[b] !== -1 && parent[partner[b]!] !== -1) {
        contract(a, b);
      } else if (parent[b] === -1) {
        parent[b] = a;
        if (partner[b] === -1) {
          turnOver(b);
          return;
        }
        queue.push(partner[b]!);
      }
    }
  }
}
