import type { SeasonToPlay } from '#domain/competition/prediction/places-played-on.ts';

/** The work that a thread is begun for. */
export type PlayOnTask = { season: SeasonToPlay; seasons: number; seed: string };
