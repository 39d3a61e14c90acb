import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useWords } from '#app/lib/use-words.ts';
import { neutralPath } from '#contract/language.ts';
import { Person } from './person.tsx';

/** Bottom navigation of small screens. More is a `<details>`, so that it opens without scripts. */
export function BottomBar() {
  const { t, to } = useWords();
  return (
    <nav aria-label={t.frame.mainMenu} className="bottom">
      <Entry href="/" label={t.frame.matches}>
        <path d="M3 9h18M3 13h18M3 17h18M4 20C7 6 14 2 20 6" />
      </Entry>
      <Entry href="/tournament" label={t.frame.tournaments}>
        <path d="M7 4h10v5a5 5 0 0 1-10 0zM7 6H4q0 5 4 5M17 6h3q0 5-4 5M12 14v4M8 20h8" />
      </Entry>
      <Entry href="/teams" label={t.frame.teams}>
        <path d="M5 4h14v8q0 5-7 8-7-3-7-8z" />
      </Entry>
      <details className="more" name="more">
        <summary>
          <Icon>
            <path d="M4 7h16M4 12h16M4 17h16" />
          </Icon>
          {t.frame.more}
        </summary>
        <div className="panel">
          <Person />
          <ul>
            <li data-signed-in hidden>
              <a href={to('/playerList')}>{t.frame.players}</a>
            </li>
            <li data-signed-in hidden>
              <a href={to('/account')}>{t.ownAccount.title}</a>
            </li>
            <PanelLink href="/leagues" label={t.frame.leagues} />
            <PanelLink href="/fixtures" label={t.frame.fixtures} />
            <PanelLink href="/standings" label={t.frame.standings} />
            <PanelLink href="/groups" label={t.frame.groups} />
            <PanelLink href="/news" label={t.frame.news} />
            <PanelLink href="/trophies" label={t.frame.trophies} />
            <PanelLink href="/grounds" label={t.frame.grounds} />
            <PanelLink href="/score" label={t.pinSignIn.title} />
            <PanelLink href="/about" label={t.frame.about} />
          </ul>
        </div>
      </details>
    </nav>
  );
}

function PanelLink({ href, label }: { href: string; label: string }) {
  const { to } = useWords();
  return (
    <li>
      <a href={to(href)}>{label}</a>
    </li>
  );
}

function Entry({ href, label, children }: { href: string; label: string; children: ReactNode }) {
  const { to } = useWords();
  const isHere = neutralPath(useLocation().pathname) === href;
  return (
    <a href={to(href)} aria-current={isHere ? 'page' : undefined}>
      <Icon>{children}</Icon>
      {label}
    </a>
  );
}

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" className="line-art">
      {children}
    </svg>
  );
}
