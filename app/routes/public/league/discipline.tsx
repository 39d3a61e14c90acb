import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { CardList } from '#app/features/discipline/card-list.tsx';
import { ProtestList } from '#app/features/discipline/protest-list.tsx';
import { ruleInWords } from '#app/features/discipline/rule-in-words.ts';
import { SuspensionList } from '#app/features/discipline/suspension-list.tsx';
import { LeagueHead } from '#app/features/leagues/league-head.tsx';
import { ListBeside } from '#app/features/match-lists/list-beside.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { LiveMain } from '#app/ui/live-main.tsx';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { getDiscipline } from '#server/play/discipline/queries.ts';
import { loadLeague } from './load-league.ts';

export const handle: RouteHandle = { shows: 'scores' };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const league = await loadLeague(page, params.id);
  const found = await getDiscipline(page.store, league.id, Date.now());
  return { league, found };
}

/** Cards, suspensions and protests of a league, as everybody may see them. */
export default function LeagueDiscipline() {
  const { league, found } = useLoaderData<typeof loader>();
  const { t, to } = useWords();
  const words = t.discipline;
  return (
    <LiveMain className="pair">
      <div className="subject">
        <LeagueHead league={league} />
        <section>
          <h2 className="list-title">{words.suspensions}</h2>
          <SuspensionList suspensions={found.suspensions} />
        </section>
        <section>
          <h2 className="list-title">{words.protests}</h2>
          <ProtestList protests={found.protests} />
        </section>
        <section>
          <h2 className="list-title">{words.cards}</h2>
          <CardList cards={found.cards} />
        </section>
        <section>
          <h2 className="list-title">{words.rule}</h2>
          {ruleInWords(found.rule, t).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </section>
      </div>
      <ListBeside href={to(`/league/${league.id}`)} isWideOnly />
    </LiveMain>
  );
}
