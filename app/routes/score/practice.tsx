import { Practice } from '#app/features/scoring/practice/practice.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { useWords } from '#app/lib/use-words.ts';
import { PageTitle } from '#app/ui/page-title.tsx';

export const handle: RouteHandle = { hydrate: true };

export default function PracticePage() {
  const { t } = useWords();
  const isReady = useHydrated();
  return (
    <>
      <PageTitle title={t.scoreboard.practiceTitle} />
      <meta name="description" content={t.scoreboard.practiceText} />
      {isReady ? (
        <Practice />
      ) : (
        <main id="main" className="score-stage">
          <p className="stage-note">{t.scoring.loading}</p>
        </main>
      )}
    </>
  );
}
