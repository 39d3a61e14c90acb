import type { MatchEvent } from '../volleyball/events.ts';
import { foldLog, type MatchLog } from '../volleyball/match-log.ts';
import type { MatchRules } from '../volleyball/match-rules.ts';
import { PRESET_NAMES } from '../volleyball/names/kinds.ts';
import { PRESETS, type PresetName } from '../volleyball/presets.ts';
import { UnfoldableLogError } from '../volleyball/unfoldable-log-error.ts';
import { EVENT_FACTS } from './event-facts.ts';
import { lineOfSyntaxError, linesOfList } from './json-lines.ts';
import type { FileProblem, ReadFile } from './read-file.ts';
import { isRecord, optional, wholeNumber, words, wrongFact } from './value-check.ts';

const ENVELOPE = { id: words, at: wholeNumber(0, 8.64e15), override: optional(words) };

/**
 * A match log from its JSON: `{ "rules": ..., "events": [...] }`, where the rules are a preset's name or
 * given whole. Facts that the vocabulary does not know are left alone. Wrong files give the problems
 * of all their events at once, each with its line.
 */
export function readLog(json: string): ReadFile<MatchLog> {
  const file = parsed(json);
  if ('problems' in file) return { ok: false, problems: file.problems };
  if (!isRecord(file.value)) return refused(1, 'The file is no object with rules and events.');
  const { rules: choice, events: entries } = file.value;
  const rules = rulesOf(choice);
  if (typeof rules === 'string') return refused(lineOf(json, 'rules'), rules);
  if (!Array.isArray(entries)) return refused(lineOf(json, 'events'), 'events is no list.');
  const lines = linesOfList(json, 'events');
  const problems = entries.flatMap((entry, at): FileProblem[] => {
    const detail = wrongEvent(entry);
    return detail === null ? [] : [{ line: lines[at]!, detail }];
  });
  if (problems.length > 0) return { ok: false, problems };
  const events = entries as MatchEvent[];
  try {
    return { ok: true, value: foldLog(rules, events) };
  } catch (error) {
    if (!(error instanceof UnfoldableLogError)) throw error;
    const at = events.findIndex(({ id }) => id === error.event);
    return refused(lines[at] ?? lineOf(json, 'events'), error.message);
  }
}

function refused(line: number, detail: string): { ok: false; problems: FileProblem[] } {
  return { ok: false, problems: [{ line, detail }] };
}

function parsed(json: string): { value: unknown } | { problems: FileProblem[] } {
  try {
    return { value: JSON.parse(json.replace(/^\uFEFF/, '')) };
  } catch (error) {
    const { message } = error as SyntaxError;
    return { problems: [{ line: lineOfSyntaxError(json, message), detail: message }] };
  }
}

/** The line on which a name of the outermost object stands first; 1 where it is missing. */
function lineOf(json: string, name: string): number {
  const at = json.indexOf(`"${name}"`);
  return json.slice(0, Math.max(at, 0)).split('\n').length;
}

function rulesOf(choice: unknown): MatchRules | string {
  if (typeof choice === 'string') {
    if (Object.hasOwn(PRESETS, choice)) return PRESETS[choice as PresetName];
    return `rules is none of ${PRESET_NAMES.join(', ')}.`;
  }
  if (!isRecord(choice)) return 'rules is neither the name of a preset nor an object.';
  const missing = Object.entries(PRESETS.indoor).find(([name, usual]) => {
    const value = choice[name];
    return (
      value === undefined || (typeof value !== typeof usual && value !== null && usual !== null)
    );
  });
  return missing === undefined
    ? (choice as MatchRules)
    : `rules.${missing[0]} is missing or wrong.`;
}

/** The words of what is wrong with the shape of an event, or null. */
function wrongEvent(entry: unknown): string | null {
  if (!isRecord(entry)) return 'The event is no object.';
  const { type } = entry;
  if (typeof type !== 'string' || !Object.hasOwn(EVENT_FACTS, type)) {
    return `There is no event of the type ${JSON.stringify(type)}.`;
  }
  const facts = EVENT_FACTS[type as keyof typeof EVENT_FACTS];
  const wrong = wrongFact(entry, { ...ENVELOPE, ...facts });
  return wrong === null ? null : `${type}: ${wrong.field} should be ${wrong.expected}.`;
}
