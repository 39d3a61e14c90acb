import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { useRunsSite } from '#app/features/admin/frame/office.ts';
import { useLeagueOutlet } from '#app/features/admin/leagues/league-tab-data.ts';
import { NamedPeople } from '#app/features/admin/named-people/named-people.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const path = { id: params.id! };
  return { secretaries: (await callApi('GET /leagues/{id}/secretaries', { path })).items };
}

/** The people who run the league beside the administrators; these alone name and remove them. */
export default function LeagueSecretaries() {
  const { secretaries } = useLoaderData<typeof clientLoader>();
  const { league } = useLeagueOutlet();
  const { t } = useWords();
  const words = t.secretaries;
  const pathOf = (userId: string) => ({ path: { id: league.id, userId } });
  return (
    <NamedPeople
      people={secretaries}
      words={{
        title: words.title,
        text: words.text,
        none: words.none,
        add: words.add,
        added: words.added,
        removeAsk: (name) => words.removeAsk(name, league.name),
        removed: words.removed,
      }}
      canName={useRunsSite()}
      name={(id) => callApi('PUT /leagues/{id}/secretaries/{userId}', pathOf(id))}
      remove={(id) => callApi('DELETE /leagues/{id}/secretaries/{userId}', pathOf(id))}
    />
  );
}
