import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { PictureDialog } from '../../forms/picture-dialog.tsx';

export function LeagueLogoDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useWords();
  return (
    <PictureDialog
      title={t.directory.updateLogo}
      send={(file, sending) => callApi('PUT /leagues/{id}/logo', { path: { id }, file, sending })}
      saved={t.admin.logoSaved}
      failed={t.admin.logoFailed}
      onClose={onClose}
    />
  );
}
