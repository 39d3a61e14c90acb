import type { PLAYER_COLUMNS } from '#contract/administration/import.ts';
import type { DayOrder } from '#contract/administration/import-decisions.ts';
import { type Text, textOf } from '#contract/text/text.ts';
import type { RawRow } from './changes-of.ts';
import { genderOf } from './read/gender-words.ts';
import { dayOf, readDay } from './values/days.ts';
import { heightOf, phoneOf, shirtOf, weightOf } from './values/measures.ts';
import { positionOf } from './values/positions.ts';

type PlayerColumn = (typeof PLAYER_COLUMNS)[number];
type Cells = RawRow<PlayerColumn>['cells'];
type Note = (column: PlayerColumn, text: Text) => void;

const HANDS: Readonly<Record<string, string>> = {
  right: 'Right',
  r: 'Right',
  kulia: 'Right',
  left: 'Left',
  l: 'Left',
  kushoto: 'Left',
  both: 'Both',
  yote: 'Both',
  'yote miwili': 'Both',
};

/** A captain's mark, or the libero's, behind a name. */
const MARK = /\s*[([](c|k|capt?\.?|captain|kapteni|nahodha|libero|l)[)\]]\s*/i;

/** The cells of a player as they are kept; what no reading fits is told. */
export function playerCells(
  written: Cells,
  { order, now }: { order: DayOrder; now: number },
  fault: Note,
  note: Note,
): { cells: Cells; year: string | undefined } {
  const cells: Cells = { ...written };
  let year: string | undefined;
  const mark = MARK.exec(written.fullName ?? '')?.[1]?.toLowerCase();
  if (mark !== undefined) {
    cells.fullName = written.fullName!.replace(MARK, ' ').trim();
    if (mark === 'l' || mark === 'libero') cells.position ??= 'Libero';
  }
  if (written.gender !== undefined) cells.gender = genderWord(written.gender);
  if (cells.position !== undefined) cells.position = positionOf(cells.position) ?? cells.position;
  if (written.dominantHand !== undefined)
    cells.dominantHand = HANDS[written.dominantHand.toLowerCase()] ?? written.dominantHand;
  if (written.phone !== undefined) cells.phone = phoneOf(written.phone);
  if (written.dateOfBirth !== undefined) {
    const reading = readDay(written.dateOfBirth, 'birth', now);
    if (reading === undefined)
      fault('dateOfBirth', textOf('import.birth', { value: written.dateOfBirth }));
    else cells.dateOfBirth = dayOf(reading, order);
    if (reading?.kind === 'year') {
      year = reading.year;
      note('dateOfBirth', textOf('import.yearAlone', { year }));
    }
  }
  if (written.licenceUntil !== undefined) {
    const reading = readDay(written.licenceUntil, 'match', now);
    if (reading === undefined)
      fault('licenceUntil', textOf('import.day', { value: written.licenceUntil }));
    else cells.licenceUntil = dayOf(reading, order);
  }
  measure('jerseyNumber', shirtOf, 'import.shirt');
  measure('height', heightOf, 'import.height');
  measure('weight', weightOf, 'import.weight');
  return { cells, year };

  function measure(
    column: 'jerseyNumber' | 'height' | 'weight',
    read: (text: string) => number | undefined,
    key: 'import.shirt' | 'import.height' | 'import.weight',
  ) {
    const text = written[column];
    if (text === undefined) return;
    const value = read(text);
    if (value === undefined) fault(column, textOf(key, { value: text }));
    else cells[column] = String(value);
  }
}

/** 'Male' and 'Female' are kept where they stand in a record already. */
function genderWord(text: string): string {
  if (text === 'Male' || text === 'Female') return text;
  return genderOf(text) ?? text;
}
