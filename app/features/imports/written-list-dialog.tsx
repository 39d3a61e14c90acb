import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { FormDialog } from '#app/features/forms/form-dialog.tsx';
import type { FormErrors } from '#app/features/forms/form-values.ts';
import { TextArea } from '#app/features/forms/text-field.tsx';
import { useWords } from '#app/lib/use-words.ts';
import type { Messages } from '#app/messages/messages.ts';
import { importFaults } from './import-errors.ts';
import type { WrittenTable } from './send-import.ts';
import { type Reading, WrittenReading } from './written-reading.tsx';
import { lineOfRow, WrongLineError } from './written-rows.ts';

type Wrong = Messages['typedLists']['wrong'];

const listSchema = z.object({ list: z.string(), gender: z.string().optional() });
type WrittenList = z.infer<typeof listSchema>;

type Props = {
  table: WrittenTable;
  send: (written: WrittenList) => Promise<unknown>;
  /** The rows as the program understands them, shown while they are written. */
  readingOf: (list: string) => readonly Reading[];
  /** The lines of the list that hardly mean what they say. */
  warningsOf?: (list: string) => readonly string[];
  onClose: () => void;
  children?: (errors: FormErrors) => ReactNode;
};

/** A list as it stands in a message: pasted or typed, a line each, all or nothing. */
export function WrittenListDialog(props: Props) {
  const { table, send, readingOf, warningsOf, onClose, children } = props;
  const { t } = useWords();
  const [list, setList] = useState('');
  const words = t.typedLists[table];
  const reading = readingOf(list);
  const count = reading.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <FormDialog
      title={words.title}
      schema={listSchema}
      missing={words.missing}
      send={send}
      saved={words.saved(count)}
      reportOf={(error) => {
        const first = error instanceof WrongLineError ? error : importFaults(error)?.errors[0];
        if (first === undefined) return undefined;
        const why = t.typedLists.wrong[first.column as keyof Wrong] ?? first.message;
        const errors = { list: t.typedLists.line(lineOfRow(first.row), why) };
        return { problem: t.typedLists.nothingSaved, errors };
      }}
      onClose={onClose}
    >
      {(errors) => (
        <>
          {children?.(errors)}
          <TextArea
            name="list"
            label={words.label}
            hint={words.hint}
            placeholder={words.example}
            errors={errors}
            rows={12}
            onChange={setList}
          />
          <WrittenReading
            count={words.count(count)}
            parts={reading}
            warnings={warningsOf?.(list) ?? []}
          />
        </>
      )}
    </FormDialog>
  );
}
