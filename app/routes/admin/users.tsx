import { useState } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { RoleDialog } from '#app/features/admin/directory/role-dialog.tsx';
import { choicesOf, ListFilter } from '#app/features/admin/lists/list-filter.tsx';
import { ListPage } from '#app/features/admin/lists/list-page.tsx';
import { queryOf } from '#app/features/admin/lists/list-state.ts';
import type { Column } from '#app/features/admin/lists/record-grid.tsx';
import { AllLinksDialog } from '#app/features/admin/people/all-links-dialog.tsx';
import { HandedLinkDialog } from '#app/features/admin/people/handed-link-dialog.tsx';
import type { HandedLink } from '#app/features/admin/people/invitation-message.ts';
import { NewPersonDialog } from '#app/features/admin/people/new-person-dialog.tsx';
import { ConfirmDialog } from '#app/features/forms/confirm-dialog.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { findMe } from '#app/lib/api/session.ts';
import { formatDay } from '#app/lib/day-format.ts';
import { localDay } from '#app/lib/local-day.ts';
import { useWords, type Words } from '#app/lib/use-words.ts';
import { ROLES, type User } from '#contract/accounts/user.ts';

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const [found, me] = await Promise.all([
    callApi('GET /admin/users', { query: queryOf(request) }),
    findMe(),
  ]);
  return { found, me };
}

export default function Users() {
  const { found, me } = useLoaderData<typeof clientLoader>();
  const words = useWords();
  const { t } = words;
  const [changing, setChanging] = useState<User>();
  const [leaving, setLeaving] = useState<User>();
  const [forgetful, setForgetful] = useState<User>();
  const [handed, setHanded] = useState<HandedLink>();
  const [isLettingIn, setLettingIn] = useState(false);
  return (
    <>
      <ListPage
        title={t.directory.users(found.total)}
        found={found}
        nameOf={({ name }) => name}
        columns={columnsOf(words)}
        start={{ sort: 'name', order: 'asc' }}
        filters={
          <ListFilter
            name="role"
            label={t.adminFrame.show}
            all={t.directory.allRoles}
            choices={choicesOf(ROLES, t.directory.roles)}
          />
        }
        empty={t.directory.noUsers}
        newLabel={t.invitation.newPerson}
        form={(_, onClose) => <NewPersonDialog onMade={setHanded} onClose={onClose} />}
        canEdit={false}
        tools={
          <button className="button soft" type="button" onClick={() => setLettingIn(true)}>
            {t.invitation.all}
          </button>
        }
        more={(user) => (
          <>
            {user.id === me?.id && <span className="chip">{t.directory.you}</span>}
            <button className="row-action" type="button" onClick={() => setChanging(user)}>
              {t.directory.grantRole}
              <span className="sr"> {user.name}</span>
            </button>
            <button className="row-action" type="button" onClick={() => setForgetful(user)}>
              {t.invitation.newPassword}
              <span className="sr"> {user.name}</span>
            </button>
            {user.id !== me?.id && (
              <button className="row-action bad" type="button" onClick={() => setLeaving(user)}>
                {t.userSessions.signOut}
                <span className="sr"> {user.name}</span>
              </button>
            )}
          </>
        )}
      />
      {handed && <HandedLinkDialog handed={handed} onClose={() => setHanded(undefined)} />}
      {isLettingIn && <AllLinksDialog onClose={() => setLettingIn(false)} />}
      {forgetful && (
        <NewPassword user={forgetful} onMade={setHanded} onClose={() => setForgetful(undefined)} />
      )}
      {leaving && (
        <ConfirmDialog
          title={leaving.name}
          text={t.userSessions.ask(leaving.name)}
          action={t.userSessions.signOut}
          run={() => callApi('DELETE /users/{id}/sessions', { path: { id: leaving.id } })}
          done={t.userSessions.done}
          onClose={() => setLeaving(undefined)}
        />
      )}
      {changing && (
        <RoleDialog
          user={changing}
          isOwn={changing.id === me?.id}
          onClose={() => setChanging(undefined)}
        />
      )}
    </>
  );
}

type NewPasswordProps = {
  user: User;
  onMade: (handed: HandedLink) => void;
  onClose: () => void;
};

function NewPassword({ user, onMade, onClose }: NewPasswordProps) {
  const { t } = useWords();
  const make = () => callApi('POST /users/{id}/sign-in-link', { path: { id: user.id }, body: {} });
  return (
    <ConfirmDialog
      title={user.name}
      text={t.invitation.newPasswordAsk(user.name)}
      action={t.invitation.makeLink}
      kind="plain"
      run={async () => onMade({ user, ...(await make()) })}
      done={t.invitation.linkMade}
      onClose={onClose}
    />
  );
}

function columnsOf({ t, language }: Words): Column<User>[] {
  return [
    { label: t.admin.name, sort: 'name', className: 'full', isHead: true, cell: (it) => it.name },
    { label: t.admin.email, sort: 'email', className: 'minor', cell: ({ email }) => email },
    { label: t.admin.phone, className: 'minor num', cell: ({ phone }) => phone },
    {
      label: t.directory.role,
      sort: 'role',
      cell: ({ role }) => <span className="chip">{t.directory.roles[role]}</span>,
    },
    {
      label: t.directory.since,
      sort: 'createdAt',
      className: 'minor num',
      cell: ({ createdAt }) => formatDay(language, localDay(Date.parse(createdAt)), 'dated'),
    },
  ];
}
