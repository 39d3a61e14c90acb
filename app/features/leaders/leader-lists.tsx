import { Crest } from '#app/features/crest/crest.tsx';
import { useWords } from '#app/lib/use-words.ts';
import type { Leader, Leaders } from '#contract/leagues/leaders.ts';
import { LEADS, type Lead } from '#domain/volleyball/statistics/leaders.ts';

/** Most points, aces and blocks of a league, with what they rest on; nothing without such matches. */
export function LeaderLists({ leaders }: { leaders: Leaders }) {
  const { t } = useWords();
  if (leaders.points.length === 0) return null;
  return (
    <section>
      <h2 className="table-title">{t.leaders.title}</h2>
      <p className="pb-2 text-sm text-quiet">
        {t.leaders.basis(leaders.withScorers, leaders.played)}
      </p>
      <div className="leaders">
        {LEADS.filter((lead) => leaders[lead].length > 0).map((lead) => (
          <LeaderList key={lead} lead={lead} list={leaders[lead]} />
        ))}
      </div>
    </section>
  );
}

function LeaderList({ lead, list }: { lead: Lead; list: readonly Leader[] }) {
  const { t, to } = useWords();
  return (
    <section>
      <h3 className="table-title">{t.leaders.lists[lead]}</h3>
      <ol className="squad-lines">
        {list.map((leader) => (
          <li key={leader.player.id}>
            <a href={to(`/player-profile/${leader.player.id}`)}>
              <i>{1 + list.filter((other) => other[lead] > leader[lead]).length}</i>
              <Crest {...leader.team} size={24} />
              <span>
                {leader.player.name}
                <small>
                  {leader.team.name} · {t.leaders.inMatches(leader.matches)}
                </small>
              </span>
              <b>{leader[lead]}</b>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
