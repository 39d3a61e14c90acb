import { useState } from 'react';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { ROLES, type Role, type User } from '#contract/accounts/user.ts';
import { SelectField } from '../../forms/text-field.tsx';
import { useChange } from '../../forms/use-change.ts';
import { choicesOf } from '../lists/list-filter.tsx';

type Props = {
  user: User;
  /** The account that looks at this. */
  isOwn: boolean;
  onClose: () => void;
};

/**
 * Another role, after what it means has been said. An administrator who gives up the own role is
 * led out.
 */
export function RoleDialog({ user, isOwn, onClose }: Props) {
  const { t, to } = useWords();
  const { change, isBusy } = useChange();
  const [role, setRole] = useState<Role>(user.role);

  function consequence(): string {
    if (role === 'admin') return t.directory.grantAdminAsk(user.name);
    if (isOwn) return t.directory.ungrantSelf;
    const words = t.directory.grantAsk(user.name, t.directory.roles[role]);
    return user.role === 'admin' ? `${t.directory.ungrantAdminAsk(user.name)} ${words}` : words;
  }

  async function confirm() {
    const run = () => callApi('PATCH /users/{id}', { path: { id: user.id }, body: { role } });
    const leave = () => location.assign(to('/account'));
    await change({
      run: isOwn ? () => run().then(leave) : run,
      undo: isOwn
        ? undefined
        : () => callApi('PATCH /users/{id}', { path: { id: user.id }, body: { role: user.role } }),
      done: t.directory.roleGranted,
    });
    onClose();
  }

  return (
    <Dialog title={t.directory.grantRole} closeLabel={t.admin.close} onClose={onClose} kind="ask">
      <p>
        <b>{user.name}</b> <span className="text-quiet">{user.email}</span>
      </p>
      <SelectField
        name="role"
        label={t.directory.role}
        errors={{}}
        choices={choicesOf(ROLES, t.directory.roles)}
        defaultValue={user.role}
        onChange={(value) => setRole(ROLES.find((name) => name === value) ?? user.role)}
      />
      {role !== user.role && <p role="status">{consequence()}</p>}
      <div className="dialog-actions">
        <button className="button soft" type="button" onClick={onClose}>
          {t.admin.cancel}
        </button>
        <button
          className={role === 'admin' || isOwn ? 'button danger' : 'button'}
          type="button"
          disabled={isBusy || role === user.role}
          onClick={confirm}
        >
          {t.directory.grantRole}
        </button>
      </div>
    </Dialog>
  );
}
