import { useRef, useState } from 'react';
import { callApi, listEverything } from '#app/lib/api/call.ts';
import { randomUuid } from '#app/lib/random-uuid.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Group } from '#contract/leagues/league.ts';
import { ConfirmDialog } from '../../forms/confirm-dialog.tsx';

type Props = { leagueId: string; group: Group; onClose: () => void };

/** The matches of a group stay without it: whoever takes the deletion back finds them in it again. */
export function DeleteGroupDialog({ leagueId, group, onClose }: Props) {
  const { t } = useWords();
  const [key] = useState(randomUuid);
  const matches = useRef<readonly string[]>([]);

  async function run() {
    const all = await listEverything('GET /matches', { query: { league: leagueId } });
    matches.current = all.filter((match) => match.group?.id === group.id).map(({ id }) => id);
    await callApi('DELETE /leagues/{id}/groups/{gid}', { path: { id: leagueId, gid: group.id } });
  }

  async function undo() {
    const { id } = await callApi('POST /leagues/{id}/groups', {
      path: { id: leagueId },
      body: { name: group.name },
      key,
    });
    for (const team of group.teams) {
      await callApi('POST /leagues/{id}/groups/{gid}/teams/{teamId}', {
        path: { id: leagueId, gid: id, teamId: team.id },
      });
    }
    for (const match of matches.current) {
      await callApi('PATCH /matches/{id}', { path: { id: match }, body: { group: id } });
    }
  }

  return (
    <ConfirmDialog
      title={group.name}
      text={t.admin.deleteGroup(group.name)}
      action={t.admin.delete}
      run={run}
      undo={undo}
      done={t.admin.groupDeleted}
      failed={t.admin.groupDeleteFailed}
      onClose={onClose}
    />
  );
}
