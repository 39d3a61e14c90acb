/** The players' box scores, how the teams did by position and zone, and the course of the match. */
export const FIGURES_VIEWS = ['players', 'positions', 'course'] as const;
export type FiguresView = (typeof FIGURES_VIEWS)[number];

/** `player`: whose zones are shown, as `1-12`. */
export type FiguresChoice = { view: FiguresView; player: string | null };

/** The words of an address: `?view=course`, or `?player=1-12`, which is of zones. */
export function readFiguresChoice(query: URLSearchParams): FiguresChoice {
  const player = query.get('player');
  const view = FIGURES_VIEWS.find((name) => name === query.get('view'));
  return { view: player === null ? (view ?? 'players') : 'positions', player };
}

/** As the address has it: the first view needs no words. */
export function queryOfView(view: FiguresView): string {
  return view === FIGURES_VIEWS[0] ? '' : `?view=${view}`;
}
