import { Link, useLocation } from 'react-router';
import { SignOutButton } from '#app/features/account/sign-out-button.tsx';
import { localPath, neutralPath } from '#app/lib/language.ts';
import { useWords } from '#app/lib/use-words.ts';
import { Mark } from '#app/ui/mark.tsx';

/** Each entry with the addresses that belong to it. */
const ENTRIES = [
  { name: 'dashboard', path: '/admin/dashboard', also: [] },
  { name: 'matches', path: '/admin/matches', also: ['/admin/matchView/'] },
  { name: 'teams', path: '/admin/teams', also: ['/admin/viewTeam/'] },
  { name: 'players', path: '/admin/allPlayers', also: ['/admin/player-profile/'] },
  { name: 'leagues', path: '/admin/leagues', also: ['/admin/viewLeagues/'] },
] as const;

export function AdminMenu() {
  const { t, to, language } = useWords();
  const { pathname } = useLocation();
  const here = neutralPath(pathname);
  const other = language === 'en' ? 'sw' : 'en';
  return (
    <div className="admin-side">
      <div className="admin-brand">
        <a className="bar-brand" href={to('/')} title={t.admin.publicSite}>
          <Mark />
          {t.frame.brand}
        </a>
        <Link
          className="bar-link"
          to={localPath(other, here)}
          hrefLang={other}
          lang={other}
          reloadDocument
        >
          {t.frame.otherLanguage}
        </Link>
      </div>
      <nav aria-label={t.admin.menu} className="admin-nav">
        {ENTRIES.map(({ name, path, also }) => {
          const isHere = here === path || also.some((start) => here.startsWith(start));
          return (
            <Link key={name} to={to(path)} aria-current={isHere ? 'page' : undefined}>
              {t.admin[name]}
            </Link>
          );
        })}
        <a href={to('/account')}>{t.ownAccount.title}</a>
        <SignOutButton className="admin-out" label={t.admin.signOut} />
      </nav>
    </div>
  );
}
