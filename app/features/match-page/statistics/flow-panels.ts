import type { FlowSet } from './score-flow.ts';

/** The drawing, in its own units: as wide as the card of a phone in pixels. */
export const CHART = { width: 336, height: 144, top: 12 } as const;
/** The line of no lead. */
export const AXIS = 64;

const GAP = 4;
const LEAST_HEIGHT = 5;
/** A running set keeps room for the points that come, so that its width does not jump. */
const USUAL_POINTS = { set: 46, last: 30 } as const;

export type FlowPanel = FlowSet & {
  x: number;
  width: number;
  /** The number of points that fill the panel's width. */
  points: number;
  /** The largest lead of the whole match, where it was in this set. */
  largest: { after: number; lead: number } | null;
};

/** Sets beside one another, each as wide as its points are many; `height` is the largest lead. */
export function flowPanels(flow: readonly FlowSet[]): { panels: FlowPanel[]; height: number } {
  const points = flow.map(({ over, leads, set }) => {
    const played = leads.length - 1;
    return over ? played : Math.max(played, set === 5 ? USUAL_POINTS.last : USUAL_POINTS.set);
  });
  const all = points.reduce((sum, count) => sum + count, 0);
  const unit = (CHART.width - GAP * (flow.length - 1)) / Math.max(all, 1);
  const most = Math.max(0, ...flow.flatMap(({ leads }) => leads.map(Math.abs)));
  const best = flow.findIndex(({ leads }) => leads.some((lead) => Math.abs(lead) === most));
  let x = 0;
  const panels = flow.map((set, at) => {
    const width = round(points[at]! * unit);
    const after = set.leads.findIndex((lead) => Math.abs(lead) === most);
    const largest = at === best && most > 2 ? { after, lead: set.leads[after]! } : null;
    const panel = { ...set, x: round(x), width, points: points[at]!, largest };
    x += width + GAP;
    return panel;
  });
  return { panels, height: Math.max(LEAST_HEIGHT, most) };
}

/**
 * Steps from the axis and back to it, each relative to the one before: that is short when it is compressed.
 * A script adds the points that come (updater/score-flow.ts).
 */
export function coursePath(leads: readonly number[]): string {
  const steps = leads.slice(1).map((lead, at) => `v${leads[at]! - lead}h1`);
  return `M0 0${steps.join('')}V0`;
}

/** The last point, as a path without length; nothing before the first one. */
export function lastPoint(leads: readonly number[]): string {
  const points = leads.length - 1;
  return points === 0 ? '' : `M${points} ${-leads[points]!}h0`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
