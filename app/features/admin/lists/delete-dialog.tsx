import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { ArchiveKind } from '#contract/administration/archive.ts';
import { ConfirmDialog } from '../../forms/confirm-dialog.tsx';

type Props = {
  kind: ArchiveKind;
  id: string;
  name: string;
  /** The question. */
  text: string;
  run: (id: string) => Promise<unknown>;
  done: string;
  onClose: () => void;
};

/** Asks, archives, and offers to bring it back. */
export function DeleteDialog({ kind, id, name, text, run, done, onClose }: Props) {
  const { t } = useWords();
  return (
    <ConfirmDialog
      title={name}
      text={text}
      action={t.admin.delete}
      run={() => run(id)}
      undo={() => callApi('POST /archive/{kind}/{id}/restore', { path: { kind, id } })}
      done={done}
      onClose={onClose}
    />
  );
}
