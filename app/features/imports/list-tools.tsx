import { useState } from 'react';
import { apiAddress } from '#app/lib/api/address.ts';
import { useWords } from '#app/lib/use-words.ts';
import { FoldedMenu } from '#app/ui/folded-menu.tsx';
import { EXPORT_FORMATS, type ExportTable } from '#contract/administration/export.ts';
import { ImportListDialog } from './import-list-dialog.tsx';
import type { ImportedList } from './send-import.ts';

type Props = {
  /** The tables that may be imported here. */
  imports?: readonly ImportedList[];
  /** The tables that may be downloaded here. */
  exports: readonly ExportTable[];
  leagueId?: string;
};

/** Files in and out: an import with its preview, and the tables as CSV or Excel. */
export function ListTools({ imports = [], exports, leagueId }: Props) {
  const { t, language } = useWords();
  const [open, setOpen] = useState<ImportedList>();
  return (
    <>
      {imports.map((table) => (
        <button key={table} className="button soft" type="button" onClick={() => setOpen(table)}>
          {t.imports.titles[table]}
        </button>
      ))}
      <FoldedMenu label={t.imports.export}>
        {exports.map((table) => (
          <li key={table}>
            <b>{t.imports.tables[table]}</b>
            {EXPORT_FORMATS.map((format) => (
              <a
                key={format}
                className="row-action"
                href={apiAddress('GET /exports/{table}', {
                  path: { table },
                  query: { format, league: leagueId, lang: language },
                })}
                download
              >
                {t.imports.formats[format]}
                <span className="sr"> {t.imports.tables[table]}</span>
              </a>
            ))}
          </li>
        ))}
      </FoldedMenu>
      {open && (
        <ImportListDialog table={open} leagueId={leagueId} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}
