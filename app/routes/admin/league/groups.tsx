import { useState } from 'react';
import { z } from 'zod';
import { TeamLink } from '#app/features/admin/frame/team-link.tsx';
import { DeleteGroupDialog } from '#app/features/admin/leagues/delete-group-dialog.tsx';
import { useLeagueOutlet } from '#app/features/admin/leagues/league-tab-data.ts';
import { Crest } from '#app/features/crest/crest.tsx';
import { FormDialog } from '#app/features/forms/form-dialog.tsx';
import { SelectField, TextField } from '#app/features/forms/text-field.tsx';
import { useChange } from '#app/features/forms/use-change.ts';
import { groupTitle } from '#app/features/leagues/group-title.ts';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { createGroupSchema, type Group } from '#contract/leagues/league.ts';
import { idSchema } from '#contract/primitives.ts';

const placeSchema = z.strictObject({ group: idSchema, team: idSchema });

export default function LeagueGroups() {
  const { league } = useLeagueOutlet();
  const { t } = useWords();
  const [open, setOpen] = useState<'group' | 'team'>();
  const [deleting, setDeleting] = useState<Group>();
  const close = () => setOpen(undefined);
  return (
    <>
      <div className="admin-actions">
        <button className="button" type="button" onClick={() => setOpen('group')}>
          {t.admin.newGroup}
        </button>
        {league.groups.length > 0 && league.teams.length > 0 && (
          <button className="button soft" type="button" onClick={() => setOpen('team')}>
            {t.admin.addTeamToGroup}
          </button>
        )}
      </div>
      {league.groups.length === 0 && <p className="admin-card admin-empty">{t.admin.noGroups}</p>}
      <div className="league-cards">
        {league.groups.map((group) => (
          <GroupCard key={group.id} group={group} onDelete={() => setDeleting(group)} />
        ))}
      </div>
      {open === 'group' && (
        <FormDialog
          title={t.admin.newGroup}
          schema={createGroupSchema}
          missing={t.admin.enterGroupName}
          send={({ name }, { key }) =>
            callApi('POST /leagues/{id}/groups', { path: { id: league.id }, body: { name }, key })
          }
          saved={t.admin.groupAdded}
          failed={t.admin.groupFailed}
          onClose={close}
        >
          {(errors) => <TextField name="name" label={t.admin.groupName} errors={errors} required />}
        </FormDialog>
      )}
      {open === 'team' && <PlaceTeamDialog onClose={close} />}
      {deleting && (
        <DeleteGroupDialog
          leagueId={league.id}
          group={deleting}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  );
}

function PlaceTeamDialog({ onClose }: { onClose: () => void }) {
  const { league } = useLeagueOutlet();
  const { t } = useWords();
  return (
    <FormDialog
      title={t.admin.addTeamToGroup}
      schema={placeSchema}
      missing={t.admin.selectGroupAndTeam}
      send={({ group, team }) =>
        callApi('POST /leagues/{id}/groups/{gid}/teams/{teamId}', {
          path: { id: league.id, gid: group, teamId: team },
        })
      }
      saved={t.admin.groupTeamAdded}
      failed={t.admin.groupTeamFailed}
      submitLabel={t.admin.add}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <SelectField
            name="group"
            label={t.admin.group}
            errors={errors}
            choices={league.groups.map(({ id, name }) => ({ value: id, label: name }))}
            empty={t.admin.choose}
            required
          />
          <SelectField
            name="team"
            label={t.admin.team}
            errors={errors}
            choices={league.teams.map(({ id, name }) => ({ value: id, label: name }))}
            empty={t.admin.choose}
            required
          />
        </>
      )}
    </FormDialog>
  );
}

function GroupCard({ group, onDelete }: { group: Group; onDelete: () => void }) {
  const { league } = useLeagueOutlet();
  const { t } = useWords();
  const { change, isBusy } = useChange();
  return (
    <section className="league-card">
      <div>
        <h2 className="subtitle">{groupTitle(t, group.name)}</h2>
        {group.teams.length === 0 && <p>{t.admin.emptyGroup}</p>}
        <ul>
          {group.teams.map((team) => (
            <li key={team.id} className="flex items-center justify-between gap-2">
              <TeamLink className="named" id={team.id} league={league.id}>
                <Crest {...team} size={20} />
                {team.name}
              </TeamLink>
              <button
                className="row-action bad"
                type="button"
                disabled={isBusy}
                aria-label={t.admin.removeFromGroup(team.name, group.name)}
                onClick={() =>
                  change({
                    run: () =>
                      callApi('DELETE /leagues/{id}/groups/{gid}/teams/{teamId}', {
                        path: { id: league.id, gid: group.id, teamId: team.id },
                      }),
                    undo: () =>
                      callApi('POST /leagues/{id}/groups/{gid}/teams/{teamId}', {
                        path: { id: league.id, gid: group.id, teamId: team.id },
                      }),
                    done: t.admin.teamTakenOut,
                    failed: t.admin.groupTeamRemoveFailed,
                  })
                }
              >
                {t.admin.remove}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <footer>
        <button className="row-action bad" type="button" onClick={onDelete}>
          {t.admin.delete}
          <span className="sr"> {group.name}</span>
        </button>
      </footer>
    </section>
  );
}
