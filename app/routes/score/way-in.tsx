import { PlainFrame } from '#app/features/sign-in/plain-frame.tsx';
import { MyMatches } from '#app/features/way-in/my-matches.tsx';
import { PinForm } from '#app/features/way-in/pin-form.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { PageHead } from '#app/ui/page-head.tsx';

export const handle: RouteHandle = { hydrate: true };

/** Where somebody begins who wants to score: a PIN, the matches of an account, or practice. */
export default function WayIn() {
  const { t, to } = useWords();
  return (
    <PlainFrame>
      <PageHead title={t.wayIn.title} description={t.wayIn.description} />
      <section className="panel-card">
        <h1 className="title">{t.wayIn.title}</h1>
        <PinForm />
        <p className="field-hint">{t.wayIn.linkText}</p>
      </section>
      <section className="panel-card">
        <h2 className="subtitle">{t.wayIn.practise}</h2>
        <p>{t.wayIn.practiseText}</p>
        <a className="button soft" href={to('/score/practice')}>
          {t.scoreboard.practiceTitle}
        </a>
      </section>
      <MyMatches />
    </PlainFrame>
  );
}
