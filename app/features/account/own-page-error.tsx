import { problemWords } from '#app/features/forms/problem-words.ts';
import { PlainFrame } from '#app/features/sign-in/plain-frame.tsx';
import { ApiProblem } from '#app/lib/api/client.ts';
import { useWords } from '#app/lib/use-words.ts';
import { ErrorPage } from '#app/ui/error-page.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { RefusedTo } from './refused-to.ts';
import { SignOutButton } from './sign-out-button.tsx';

type Props = {
  error: unknown;
  /** The area that is left to whoever is refused here. */
  back: { href: string; label: string };
};

/** In place of a page of one's own area: who is signed in and which role it needs, or what failed. */
export function OwnPageError({ error, back }: Props) {
  const { t, language } = useWords();
  const isRefused = error instanceof RefusedTo;
  const isGone = error instanceof ApiProblem && error.status === 404;
  if (!isRefused && !isGone) return <ErrorPage error={error} />;
  const title = isRefused ? t.signedIn.refusedTitle : t.frame.notFoundTitle;
  return (
    <PlainFrame>
      <PageTitle title={title} />
      <meta name="robots" content="noindex" />
      <section className="panel-card" role="alert">
        <h1 className="title">{title}</h1>
        {isRefused ? (
          <>
            <p>
              {t.signedIn.signedInAs(error.person)} {problemWords(error.problem, t, language)}
            </p>
            <p>{t.signedIn.askForRole}</p>
          </>
        ) : (
          <p>{t.admin.notFound}</p>
        )}
        <div className="line">
          {isRefused && <SignOutButton className="button soft" label={t.signedIn.otherAccount} />}
          <a className="button" href={back.href}>
            {back.label}
          </a>
        </div>
      </section>
    </PlainFrame>
  );
}
