/** Drawings on a round or a shield, 64 wide, by the emblem's name. */
const SIGNS = {
  mountain:
    'M8 46 26 20l7 10 5-7 18 23zM46 12l1.800 4.200 4.500.4-3.400 3 1 4.400-3.900-2.300-3.900 2.300 1-4.400-3.400-3 4.500-.4z',
  columns:
    'M32 10 54 22v4H10v-4zM14 28h6v16h-6zM24 28h6v16h-6zM34 28h6v16h-6zM44 28h6v16h-6zM10 46h44v6H10z',
  drop: 'M32 8q18 22 18 32a18 18 0 0 1-36 0q0-10 18-32z',
} as const;

type EmblemSign = keyof typeof SIGNS;
export type Emblem = {
  sign: EmblemSign;
  form: 'round' | 'shield';
  colors: readonly [string, string];
};

const OUTLINES = {
  round: 'M32 1a31 31 0 1 1-.1 0z',
  shield: 'M4 3h56v30q0 20-28 29Q4 53 4 33z',
} as const;

/** A club's or a partner's emblem, drawn for the demonstration. */
export function drawEmblem({ sign, form, colors: [ground, mark] }: Emblem): string {
  const outline = OUTLINES[form];
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="512" height="512">' +
    `<path d="${outline}" fill="${ground}"/>` +
    `<g transform="translate(32 32) scale(.88) translate(-32 -32)"><path d="${outline}" fill="none" stroke="${mark}" stroke-width="2.500"/></g>` +
    '<g transform="translate(32 32) scale(.74) translate(-32 -32)">' +
    `<path d="${SIGNS[sign]}" fill="${mark}" fill-rule="evenodd"` +
    '/></g></svg>'
  );
}
