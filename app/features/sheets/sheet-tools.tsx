import { useState } from 'react';
import { exportAddress, type SheetTable } from '#app/lib/api/imports.ts';
import { useWords } from '#app/lib/use-words.ts';
import { EXPORT_FORMATS, type ExportTable } from '#contract/administration/export.ts';
import { ImportSheetDialog } from './import-sheet-dialog.tsx';

type Props = {
  /** What may be imported here. */
  imports?: readonly SheetTable[];
  /** What may be taken along. */
  exports: readonly ExportTable[];
  leagueId?: string;
};

/** Files in and out: an import with its preview, and the tables as CSV or Excel. */
export function SheetTools({ imports = [], exports, leagueId }: Props) {
  const { t } = useWords();
  const [open, setOpen] = useState<SheetTable>();
  return (
    <>
      {imports.map((table) => (
        <button key={table} className="button soft" type="button" onClick={() => setOpen(table)}>
          {t.sheets.titles[table]}
        </button>
      ))}
      <details className="sheet-menu">
        <summary className="button soft">{t.sheets.export}</summary>
        <ul>
          {exports.map((table) => (
            <li key={table}>
              <b>{t.sheets.tables[table]}</b>
              {EXPORT_FORMATS.map((format) => (
                <a
                  key={format}
                  className="row-action"
                  href={exportAddress(table, format, leagueId)}
                  download
                >
                  {t.sheets.formats[format]}
                  <span className="sr"> {t.sheets.tables[table]}</span>
                </a>
              ))}
            </li>
          ))}
        </ul>
      </details>
      {open && (
        <ImportSheetDialog table={open} leagueId={leagueId} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}
