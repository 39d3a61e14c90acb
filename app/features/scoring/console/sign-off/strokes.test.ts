import { expect, test } from 'vitest';
import { drawingSchema } from '#contract/matches/signature.ts';
import { addPoint, endStroke, type Strokes, startStroke, strokesPath } from './strokes.ts';

test('strokes are stored as integer points, without points that are near the last one', () => {
  let strokes = startStroke([], 10.4, 20.6);
  strokes = addPoint(strokes, 11, 21);
  strokes = addPoint(strokes, 30, 40);
  strokes = addPoint(startStroke(endStroke(strokes), 60, 60), 80, 70);
  expect(strokesPath(strokes)).toBe('M10 21L30 40M60 60L80 70');
});

test('a stroke that leaves the field stays at its edge; a single tap is not a stroke', () => {
  const strokes = addPoint(startStroke([], -5, 50), 400, 120);
  expect(strokesPath(strokes)).toBe('M0 50L300 100');
  expect(endStroke(startStroke([], 5, 5))).toEqual([]);
});

test('a signature of any length is accepted by the server', () => {
  let strokes: Strokes = startStroke([], 0, 0);
  for (let step = 0; step < 5000; step += 1) {
    strokes = addPoint(strokes, (step * 7) % 300, (step * 13) % 100);
  }
  expect(drawingSchema.safeParse(strokesPath(strokes)).success).toBe(true);
});
