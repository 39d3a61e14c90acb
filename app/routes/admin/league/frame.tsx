import { useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  Link,
  Outlet,
  useLoaderData,
  useLocation,
} from 'react-router';
import { HistoryLink } from '#app/features/admin/audit/history-link.tsx';
import { AdminPage } from '#app/features/admin/frame/admin-page.tsx';
import { useRunsSite } from '#app/features/admin/frame/office.ts';
import { LeagueAgainDialog } from '#app/features/admin/leagues/league-again-dialog.tsx';
import { LeagueDialog } from '#app/features/admin/leagues/league-dialog.tsx';
import { LeagueLogoDialog } from '#app/features/admin/leagues/league-logo-dialog.tsx';
import { LeagueRulesDialog } from '#app/features/admin/leagues/league-rules-dialog.tsx';
import type { LeagueOutlet } from '#app/features/admin/leagues/league-tab-data.ts';
import { PartnerChoiceDialog } from '#app/features/admin/leagues/partner-choice-dialog.tsx';
import { PhasesDialog } from '#app/features/admin/leagues/phases-dialog.tsx';
import { ScoringTermsDialog } from '#app/features/admin/leagues/scoring-terms-dialog.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { formatDay } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Messages } from '#app/messages/messages.ts';
import { FoldedMenu } from '#app/ui/folded-menu.tsx';
import { neutralPath } from '#contract/language.ts';
import type { LeagueDetail } from '#contract/leagues/league.ts';
import { NO_NAME } from '#contract/primitives.ts';

export function clientLoader({ params }: ClientLoaderFunctionArgs) {
  return callApi('GET /leagues/{id}', { path: { id: params.id! } });
}

const TABS = [
  ['fixturesList', (t) => t.admin.fixtures],
  ['calendarList', (t) => t.schedule.calendar],
  ['teamLists', (t) => t.admin.teams],
  ['groupLists', (t) => t.admin.groups],
  ['standingList', (t) => t.admin.standings],
  ['discipline', (t) => t.discipline.title],
  ['eligibility', (t) => t.eligibilityOffice.tab],
  ['ledger', (t) => t.ledger.tab],
  ['entries', (t) => t.teamEntries.tab],
  ['secretaries', (t) => t.secretaries.tab],
  ['halls', (t) => t.halls.tab],
  ['documents', (t) => t.leagues.documents],
] as const satisfies readonly (readonly [path: string, name: (t: Messages) => string])[];

type Open = 'edit' | 'rules' | 'phases' | 'scoring' | 'partner' | 'logo' | 'again';

export default function ViewLeague() {
  const league = useLoaderData<typeof clientLoader>();
  const { t, to, language } = useWords();
  const [open, setOpen] = useState<Open>();
  const runsSite = useRunsSite();
  const more: [Open, string][] = [
    ['phases', t.phases.title],
    ['scoring', t.scoringTerms.title],
    ['partner', t.directory.choosePartner],
    ['logo', t.directory.updateLogo],
  ];
  if (runsSite) more.push(['again', t.leagueAgain.title]);
  const base = `/admin/viewLeagues/${league.id}`;
  const here = neutralPath(useLocation().pathname).slice(base.length + 1) || 'fixturesList';
  return (
    <AdminPage
      title={league.name}
      actions={
        <>
          <button className="button soft" type="button" onClick={() => setOpen('edit')}>
            {t.admin.edit}
          </button>
          <button className="button soft" type="button" onClick={() => setOpen('rules')}>
            {t.leagueRules.title}
          </button>
          <HistoryLink subject={`league:${league.id}`} />
          <a className="button soft" href={to(`/league/${league.id}`)}>
            {t.admin.publicSite}
          </a>
          <FoldedMenu label={t.adminFrame.more}>
            {more.map(([name, label]) => (
              <li key={name}>
                <button className="row-action" type="button" onClick={() => setOpen(name)}>
                  {label}
                </button>
              </li>
            ))}
          </FoldedMenu>
        </>
      }
    >
      <p className="facts-line">
        {league.logo && <img src={league.logo} alt="" width={32} height={32} />}
        <span>{t.admin.leagueTypes[league.type]}</span>
        {league.season && <span>{league.season.name}</span>}
        <span>{league.location}</span>
        <span>{formatDay(language, league.startsAt.slice(0, 10), 'dated')}</span>
        <span>
          {typeof league.rules === 'string' ? t.admin.presets[league.rules] : t.admin.ownRules}
        </span>
        <span>{t.admin.pointsSystems[league.pointsSystem]}</span>
        {league.partner !== NO_NAME && (
          <span>
            {t.admin.partner}: {league.partner}
          </span>
        )}
      </p>
      <nav className="tabs" aria-label={t.admin.leagueTabs}>
        {TABS.map(([path, name]) => (
          <Link
            key={path}
            to={to(`${base}/${path}`)}
            aria-current={here === path ? 'page' : undefined}
            preventScrollReset
          >
            {name(t)}
          </Link>
        ))}
      </nav>
      <Outlet context={{ league } satisfies LeagueOutlet} />
      {open && <OpenedDialog open={open} league={league} onClose={() => setOpen(undefined)} />}
    </AdminPage>
  );
}

type DialogProps = { open: Open; league: LeagueDetail; onClose: () => void };

function OpenedDialog({ open, ...props }: DialogProps) {
  switch (open) {
    case 'rules':
      return <LeagueRulesDialog {...props} />;
    case 'phases':
      return <PhasesDialog {...props} />;
    case 'scoring':
      return <ScoringTermsDialog {...props} />;
    case 'edit':
      return <LeagueDialog {...props} />;
    case 'logo':
      return <LeagueLogoDialog id={props.league.id} onClose={props.onClose} />;
    case 'again':
      return <LeagueAgainDialog {...props} />;
    case 'partner':
      return <PartnerChoiceDialog {...props} />;
  }
}
