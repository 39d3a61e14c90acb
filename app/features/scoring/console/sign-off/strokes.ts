/** A signature: strokes of points in a field of 300 by 100, whole numbers. */
export type Strokes = readonly (readonly (readonly [number, number])[])[];

export const PAD = { width: 300, height: 100 };
/** More than anybody writes; the contract takes 8,000 characters. */
const MAX_POINTS = 450;
/** Nearer points do not show at the size of a sheet. */
const NEAR = 2;

export function startStroke(strokes: Strokes, x: number, y: number): Strokes {
  if (countOf(strokes) >= MAX_POINTS) return strokes;
  return [...strokes, [inPad(x, y)]];
}

export function addPoint(strokes: Strokes, x: number, y: number): Strokes {
  const stroke = strokes.at(-1);
  const last = stroke?.at(-1);
  if (stroke === undefined || last === undefined || countOf(strokes) >= MAX_POINTS) return strokes;
  const point = inPad(x, y);
  if (Math.hypot(point[0] - last[0], point[1] - last[1]) < NEAR) return strokes;
  return strokes.with(-1, [...stroke, point]);
}

/** A tap that drew nothing is no stroke. */
export function endStroke(strokes: Strokes): Strokes {
  return strokes.filter((stroke) => stroke.length > 1);
}

/** As the path of an SVG and as it is sent: `M12 30L14 33M...`. */
export function strokesPath(strokes: Strokes): string {
  return strokes.map((stroke) => `M${stroke.map(([x, y]) => `${x} ${y}`).join('L')}`).join('');
}

function inPad(x: number, y: number): readonly [number, number] {
  const within = (value: number, most: number) => Math.round(Math.min(most, Math.max(0, value)));
  return [within(x, PAD.width), within(y, PAD.height)];
}

function countOf(strokes: Strokes): number {
  return strokes.reduce((total, stroke) => total + stroke.length, 0);
}
