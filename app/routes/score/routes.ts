import { type RouteConfigEntry, route } from '@react-router/dev/routes';
import { inLanguage } from '#app/routes/language-routes.ts';
import type { Language } from '#contract/language.ts';

/**
 * The scoring screen of a match (scorer links lead there with their token behind `#`), and
 * a match to practise on.
 */
export function scoreRoutes(language: Language): RouteConfigEntry[] {
  return inLanguage(language, [
    route('score', 'routes/score/pin-sign-in.tsx'),
    route('score/practice', 'routes/score/practice.tsx'),
    route('score/exam/:exam', 'routes/score/exam.tsx'),
    route('score/court', 'routes/score/court.tsx'),
    route('score/:id', 'routes/score/score.tsx'),
    route('score/:id/watch', 'routes/score/watch.tsx'),
  ]);
}
