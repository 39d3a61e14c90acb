import { useLocation } from 'react-router';
import { useWords } from '#app/lib/use-words.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { openTab, type PathTab, PathTabs } from '#app/ui/path-tabs.tsx';
import { neutralPath } from '#contract/language.ts';
import type { Player } from '#contract/people/player.ts';
import { PlayerFace } from './player-face.tsx';
import { socialAddress } from './social-address.ts';

const NETWORKS = ['instagram', 'tiktok', 'facebook'] as const;

/** Picture, name, social links and tabs. An e-mail never reaches a public page. */
export function PlayerHead({ player }: { player: Player }) {
  const { t, to } = useWords();
  const base = `/player-profile/${player.id}`;
  const tabs: [PathTab, ...PathTab[]] = [
    { label: t.people.details, paths: [base] },
    { label: t.people.matches, paths: [`${base}/matches`] },
    { label: t.people.achievement, paths: [`${base}/achievement`] },
  ];
  const tab = openTab(tabs, neutralPath(useLocation().pathname));
  return (
    <header className="stack">
      <PageHead
        title={`${player.fullName}: ${tab.label}`}
        path={tab.paths[0]}
        description={t.people.playerDescription(player.fullName)}
        schema={{ '@type': 'Person', name: player.fullName }}
      />
      <Breadcrumb links={[['/playerList', t.people.players]]} here={player.fullName} />
      <div className="head-line">
        <PlayerFace name={player.fullName} picture={player.profilePicture} size={96} />
        <div>
          <h1 className="title">{player.fullName}</h1>
          {player.team !== null && (
            <a className="link text-sm" href={to(`/team/${player.team.id}`)}>
              {player.team.name}
            </a>
          )}
          <ul className="flex gap-3 text-sm">
            {NETWORKS.map((network) => {
              const name = player[network];
              if (!name) return null;
              return (
                <li key={network}>
                  <a className="link" href={socialAddress(network, name)} rel="noopener nofollow">
                    {network}
                  </a>
                </li>
              );
            })}
          </ul>
        </div>
      </div>
      <PathTabs label={t.people.playerTabs} tabs={tabs} />
    </header>
  );
}
