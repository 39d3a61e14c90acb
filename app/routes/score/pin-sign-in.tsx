import { MyMatches } from '#app/features/pin-sign-in/my-matches.tsx';
import { PinForm } from '#app/features/pin-sign-in/pin-form.tsx';
import { PlainFrame } from '#app/features/sign-in/plain-frame.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { PageHead } from '#app/ui/page-head.tsx';

export const handle: RouteHandle = { hydrate: true };

/** The start of a scorer: a PIN, the matches of an account, or practice. */
export default function PinSignIn() {
  const { t, to } = useWords();
  return (
    <PlainFrame>
      <PageHead title={t.pinSignIn.title} description={t.pinSignIn.description} />
      <section className="panel-card">
        <h1 className="title">{t.pinSignIn.title}</h1>
        <PinForm />
        <p className="field-hint">{t.pinSignIn.linkText}</p>
      </section>
      <section className="panel-card">
        <h2 className="subtitle">{t.pinSignIn.practise}</h2>
        <p>{t.pinSignIn.practiseText}</p>
        <a className="button soft" href={to('/score/practice')}>
          {t.scoreboard.practiceTitle}
        </a>
      </section>
      <MyMatches />
    </PlainFrame>
  );
}
