import { textOf } from '#contract/text/text.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

/** Figures and signs that people put around a word to make it long enough; a second word is more. */
const MAX_BEFORE = 2;
const MAX_AFTER = 4;
const LOOKALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
};

let list: Promise<ReadonlySet<string>> | undefined;

/** 49,233 passwords in small letters, the commonest of leaked collections; read at the first need. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  list ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  );
  return list;
}

/** The text without up to so many figures and signs at its ends. */
function* strippedForms(text: string): Generator<string> {
  const before = Math.min(MAX_BEFORE, text.search(/\p{L}|$/u));
  const after = Math.min(MAX_AFTER, text.length - text.search(/\P{L}*$/u));
  for (let start = 0; start <= before; start += 1) {
    for (let end = 0; end <= after; end += 1) yield text.slice(start, text.length - end);
  }
}

/** The words that a password may be a disguise of. */
function coresOf(password: string): string[] {
  const plain = password.normalize('NFKC').toLowerCase();
  const unmasked = plain.replace(/[@431!05$7]/g, (sign) => LOOKALIKES[sign] ?? sign);
  const half = plain.slice(0, plain.length / 2);
  const forwards = [plain, unmasked, ...(plain === half + half ? [half] : [])];
  const backwards = forwards.map((text) => [...text].reverse().join(''));
  return [...forwards, ...backwards].flatMap((text) => [...strippedForms(text)]);
}

/**
 * Whether a guesser comes to it soon: one of the list, also with other capitals, with signs that
 * look like letters, with some figures around it, backwards or twice.
 */
export async function isCommon(password: string): Promise<boolean> {
  const common = await commonPasswords();
  return coresOf(password).some((core) => common.has(core));
}

/** @param field where the form shows it */
export async function refuseCommon(password: string, field: string): Promise<void> {
  if (!(await isCommon(password))) return;
  throw new AppError('INVALID_FIELDS', textOf('password.chooseAnother'), {
    errors: [{ field, text: textOf('password.common') }],
    refusal: 'GUESSABLE_PASSWORD',
  });
}
