import { Link } from 'react-router';
import { SignOutButton } from '#app/features/account/sign-out-button.tsx';
import { problemWords } from '#app/features/forms/problem-words.ts';
import { useWords } from '#app/lib/use-words.ts';
import { useOwnName } from './office.ts';

/** Says who is signed in and which role this page needs, with links that lead on. */
export function RefusedPage({ error }: { error: unknown }) {
  const { t, to, language } = useWords();
  const name = useOwnName();
  return (
    <div className="admin-card admin-empty" role="alert">
      <p>
        {name !== undefined && `${t.signedIn.signedInAs(name)} `}
        {problemWords(error, t, language)}
      </p>
      <p>{t.signedIn.askForRole}</p>
      <div className="dialog-actions">
        <SignOutButton className="button soft" label={t.signedIn.otherAccount} />
        <Link className="button" to={to('/admin/dashboard')}>
          {t.admin.dashboard}
        </Link>
      </div>
    </div>
  );
}
