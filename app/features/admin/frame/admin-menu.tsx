import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { SignOutButton } from '#app/features/account/sign-out-button.tsx';
import { useBrand } from '#app/lib/brand.ts';
import { useWords } from '#app/lib/use-words.ts';
import { Mark } from '#app/ui/mark.tsx';
import { LANGUAGE_NAMES, localPath, neutralPath, nextLanguage } from '#contract/language.ts';
import {
  LEAGUE_ENTRIES,
  MAIN_ENTRIES,
  type MenuEntry,
  MORE_ENTRIES,
  SECRETARY_ENTRIES,
} from './menu-entries.ts';
import { useRunsSite } from './office.ts';

/** On a desktop all of it; on a phone the five of the day, and the others behind More. */
export function AdminMenu() {
  const { t, to, language } = useWords();
  const brand = useBrand();
  const runsSite = useRunsSite();
  const entries = runsSite ? MAIN_ENTRIES : LEAGUE_ENTRIES;
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const here = neutralPath(pathname);
  const other = nextLanguage(language);
  // Going somewhere closes it.
  const isOpen = openAt === pathname;
  return (
    <div className="admin-side">
      <div className="admin-brand">
        <a className="bar-brand" href={to('/')} title={t.admin.publicSite}>
          <Mark />
          {brand.shortName}
        </a>
        <span className="admin-corner">
          <Link
            className="bar-link"
            to={localPath(other, here)}
            hrefLang={other}
            lang={other}
            reloadDocument
          >
            {LANGUAGE_NAMES[other]}
          </Link>
          {runsSite && (
            <button
              className="bar-link admin-more"
              type="button"
              aria-expanded={isOpen}
              aria-controls="admin-rest"
              onClick={() => setOpenAt(isOpen ? undefined : pathname)}
            >
              {t.adminFrame.more} <span aria-hidden="true">{isOpen ? '▴' : '▾'}</span>
            </button>
          )}
        </span>
      </div>
      <div className="admin-row">
        <nav aria-label={t.admin.menu} className="admin-nav">
          {entries.map((entry) => (
            <EntryLink key={entry.name} entry={entry} here={here} words={t.admin[entry.name]} />
          ))}
          {!runsSite &&
            SECRETARY_ENTRIES.map((entry) => (
              <EntryLink
                key={entry.name}
                entry={entry}
                here={here}
                words={t.adminFrame.entries[entry.name]}
              />
            ))}
        </nav>
        <div className="admin-nav admin-self">
          <a href={to('/account')}>{t.ownAccount.title}</a>
          <SignOutButton className="admin-out" label={t.admin.signOut} />
        </div>
      </div>
      {runsSite && (
        <nav
          aria-label={t.adminFrame.moreOf}
          className={isOpen ? 'admin-nav admin-rest open' : 'admin-nav admin-rest'}
          id="admin-rest"
        >
          <MoreEntries here={here} />
        </nav>
      )}
    </div>
  );
}

function MoreEntries({ here }: { here: string }) {
  const { t } = useWords();
  return MORE_ENTRIES.map(({ group, entries }) => (
    <div key={group} className="admin-group">
      <p>{t.adminFrame.groups[group]}</p>
      {entries.map((entry) => (
        <EntryLink
          key={entry.name}
          entry={entry}
          here={here}
          words={t.adminFrame.entries[entry.name]}
        />
      ))}
    </div>
  ));
}

type EntryProps = { entry: MenuEntry<string>; here: string; words: string };

function EntryLink({ entry: { path, also }, here, words }: EntryProps) {
  const { to } = useWords();
  const isHere = here === path || also.some((start) => here.startsWith(start));
  const link = useRef<HTMLAnchorElement>(null);
  // On a phone the row is wider than the screen.
  useEffect(() => {
    const row = link.current?.closest('.admin-row');
    if (isHere && row) row.scrollLeft = link.current!.offsetLeft - row.clientWidth / 2;
  }, [isHere]);
  return (
    <Link ref={link} to={to(path)} aria-current={isHere ? 'page' : undefined}>
      {words}
    </Link>
  );
}
