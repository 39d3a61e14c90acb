import { useWords } from '#app/lib/use-words.ts';

/** Without scripts a page with a live match is read anew each minute. */
export function MinuteRefresh() {
  return (
    <noscript>
      <meta httpEquiv="refresh" content="60" />
    </noscript>
  );
}

/** On pages that are nothing without scripts, said above all else. */
export function NeedsScript() {
  const { t, to } = useWords();
  return (
    <noscript>
      <p className="form-problem">
        {t.frame.needsScript}{' '}
        <a className="link" href={to('/')}>
          {t.frame.toMatches}
        </a>
      </p>
    </noscript>
  );
}
