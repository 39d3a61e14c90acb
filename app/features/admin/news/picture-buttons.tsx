import { useState } from 'react';
import { ConfirmDialog } from '#app/features/forms/confirm-dialog.tsx';
import { PictureDialog } from '#app/features/forms/picture-dialog.tsx';
import { callApi } from '#app/lib/api/call.ts';
import type { News } from '#contract/site/news.ts';
import { PictureAltField } from './picture-alt-field.tsx';
import { usePictureWords } from './picture-words.ts';

/** One picture for an article: a new one takes the place of the former one. */
export function PictureButtons({ news: { id, title, picture } }: { news: News }) {
  const words = usePictureWords();
  const [open, setOpen] = useState<'choose' | 'remove'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <button className="row-action" type="button" onClick={() => setOpen('choose')}>
        {words.picture}
        <span className="sr"> {title}</span>
      </button>
      {picture && (
        <button className="row-action" type="button" onClick={() => setOpen('remove')}>
          {words.remove}
          <span className="sr"> {title}</span>
        </button>
      )}
      {open === 'choose' && (
        <PictureDialog
          title={words.title}
          label={words.file}
          send={(file, sending, form) =>
            callApi('PUT /news/{id}/picture', {
              path: { id },
              body: { pictureAlt: String(form.get('pictureAlt')) },
              file,
              sending,
            })
          }
          saved={words.saved}
          failed={words.failed}
          onClose={close}
        >
          <PictureAltField />
        </PictureDialog>
      )}
      {open === 'remove' && (
        <ConfirmDialog
          title={title}
          text={words.removeAsk}
          action={words.remove}
          run={() => callApi('DELETE /news/{id}/picture', { path: { id } })}
          done={words.removed}
          onClose={close}
        />
      )}
    </>
  );
}
