import { useState } from 'react';
import { PictureDialog } from '#app/features/forms/picture-dialog.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { useSheetWords } from './sheet-words.ts';

/** The captain's photo of the paper sheet, beside what they report. */
export function SendPhoto({ token }: { token: string }) {
  const words = useSheetWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p>
        <button className="button soft" type="button" onClick={() => setOpen(true)}>
          {words.send}
        </button>
      </p>
      <p className="text-quiet">{words.sendText}</p>
      {isOpen && (
        <PictureDialog
          title={words.send}
          label={words.file}
          send={(file, sending) =>
            callApi('POST /captain-reports/picture', { body: { token }, file, sending })
          }
          saved={words.saved}
          failed={words.failed}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
