import { useWords } from '#app/lib/use-words.ts';

/**
 * The same for everybody; where a sign-in marker cookie is present the updater replaces it with
 * photo, name and Logout.
 */
export function Person() {
  const { t, to } = useWords();
  return (
    <span className="person" data-person data-logout={t.frame.logout} data-home={to('/')}>
      <a className="sign-in" href={to('/sign-in')}>
        {t.frame.signIn}
      </a>
    </span>
  );
}
