import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { PictureDialog } from '../../forms/picture-dialog.tsx';

/** A team's logo, for administrators and the team's coach. */
export function TeamLogoDialog({ teamId, onClose }: { teamId: string; onClose: () => void }) {
  const { t } = useWords();
  return (
    <PictureDialog
      title={t.admin.updateLogo}
      send={(file, sending) =>
        callApi('PUT /teams/{id}/logo', { path: { id: teamId }, file, sending })
      }
      saved={t.admin.logoSaved}
      failed={t.admin.logoFailed}
      onClose={onClose}
    />
  );
}
