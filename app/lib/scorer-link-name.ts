/** How the server names whoever scores by a link (domain/access/actor.ts): in English. */
export const SCORER_LINK = 'Scorer link';
