import type { Side } from '../volleyball/side.ts';
import { contrast, distance, INK, lightOf, luminance, WHITE, withLuminance } from './color-math.ts';
import { crestColors, SPARE_COLORS } from './crest-shape.ts';

/** The data from which the colours of a team are chosen. */
export type Jerseys = {
  name: string;
  jerseyColor1: string;
  jerseyColor2: string;
  /** The colour that the team plays this match in, where somebody has chosen it. */
  shirt?: string | null;
};

/** A shirt colour in the two tones that a match needs beside the crest's own. */
export type MatchTones = {
  /** Under scores and shirt numbers. */
  field: string;
  /** White or dark, at least 7 : 1 on `field`. */
  ink: string;
  /** Bars and areas, at least 3 : 1 on the cards of both themes. */
  chart: string;
};

/** Contrast of a score on its field, after WCAG 2 level AAA. */
export const SCORE_CONTRAST = 7;
/** Two teams of a match are never nearer than this, after CIE 1976. */
export const LEAST_DISTANCE = 30;
/** Charts are of about one brightness: what differs is the hue. */
export const LEAST_CHART_DISTANCE = 24;

const DARK_FIELD = 0.096;
const BRIGHT_FIELD = 0.385;
const CHART = { least: 0.145, most: 0.265 } as const;

/** The tones of a shirt colour, its hue kept. */
export function tonesOf(color: string): MatchTones {
  const field = fieldOf(color);
  const ink = contrast(field, WHITE) >= SCORE_CONTRAST ? WHITE : INK;
  const light = luminance(lightOf(color));
  const isMiddle = light >= CHART.least && light <= CHART.most;
  const chart = isMiddle
    ? color
    : withLuminance(color, light < CHART.least ? CHART.least : CHART.most);
  return { field, ink, chart };
}

/** A match whose teams have the shirts that were chosen for it. */
export function withShirts<T extends Record<Side, Jerseys>>(
  match: T,
  chosen: Record<Side, { shirt: string | null }>,
): T {
  const { team1, team2 } = match;
  return {
    ...match,
    team1: { ...team1, shirt: chosen.team1.shirt },
    team2: { ...team2, shirt: chosen.team2.shirt },
  };
}

/** Whether two teams would play in colours that are too near, in the shirts of this match or their first ones. */
export function areShirtsAlike(team1: Jerseys, team2: Jerseys): boolean {
  return !areApart(tonesByRank(team1)[0], tonesByRank(team2)[0]);
}

/**
 * The tones of both teams of a match. A choice made for the match stands. Otherwise they are never alike: the
 * second team takes its second colour, then the first team its own, then the team that may takes a spare one.
 */
export function matchColors(
  team1: Jerseys,
  team2: Jerseys,
): { team1: MatchTones; team2: MatchTones } {
  const tones1 = tonesByRank(team1);
  const two = tonesByRank(team2);
  if (team1.shirt && team2.shirt) return { team1: tones1[0], team2: two[0] };
  const pairs: [MatchTones, MatchTones][] = [
    [tones1[0], two[0]],
    [tones1[0], two[1]],
    [tones1[1], two[0]],
    ...SPARES.map((spare): [MatchTones, MatchTones] =>
      team2.shirt ? [spare, two[0]] : [tones1[0], spare],
    ),
  ];
  const [first, second] = pairs.find(([a, b]) => areApart(a, b))!;
  return { team1: first, team2: second };
}

export function areApart(a: MatchTones, b: MatchTones): boolean {
  return (
    distance(a.field, b.field) >= LEAST_DISTANCE &&
    distance(a.chart, b.chart) >= LEAST_CHART_DISTANCE
  );
}

function tonesByRank(team: Jerseys): [MatchTones, MatchTones] {
  const { name, jerseyColor1, jerseyColor2, shirt } = team;
  if (shirt) return [tonesOf(shirt), tonesOf(shirt)];
  const { field, band } = crestColors(name, jerseyColor1, jerseyColor2);
  return [tonesOf(field), tonesOf(band)];
}

const SPARES = SPARE_COLORS.map(([field]) => tonesOf(field));

/** Kept where white or dark letters stand out on it; else made darker, or brighter where it is warm. */
function fieldOf(color: string): string {
  if (Math.max(contrast(color, WHITE), contrast(color, INK)) >= SCORE_CONTRAST) return color;
  const light = lightOf(color);
  const bright = luminance(light);
  const isWarm = light[0] > light[1] && light[1] > 2 * light[2] && bright > 0.17;
  return withLuminance(color, isWarm || bright > 0.3 ? BRIGHT_FIELD : DARK_FIELD);
}
