import { ENGLISH } from './english/english.ts';

export type TextKey = keyof typeof ENGLISH;

/** The names of the gaps of a sentence: `{max}` in 'at most {max} rows'. */
type GapsOf<Sentence extends string> = Sentence extends `${string}{${infer Gap}}${infer Rest}`
  ? Gap | GapsOf<Rest>
  : never;

type GapsOfKey<Key extends TextKey> = GapsOf<(typeof ENGLISH)[Key]>;

/** The values for the gaps of a text: words, numbers or other texts. */
export type TextParams = Readonly<Record<string, TextParam>>;
export type TextParam = string | number | Text;

/** A text for people, as the server sends it: a key of the catalogue and the values of its gaps. */
export type Text = { readonly key: TextKey; readonly params?: TextParams };

/** A part of the catalogue in another language: the same keys, each with the same gaps. */
export type TextsOf<English extends Readonly<Record<string, string>>> = {
  readonly [Key in keyof English]: string;
};

type ParamsOfKey<Key extends TextKey> = [GapsOfKey<Key>] extends [never]
  ? []
  : [params: Readonly<Record<GapsOfKey<Key>, TextParam>>];

/** A text of the catalogue; the compiler asks for the values of its gaps. */
export function textOf<Key extends TextKey>(key: Key, ...[params]: ParamsOfKey<Key>): Text {
  return params === undefined ? { key } : { key, params };
}

/** The key of a text without gaps, as the message of a schema's check. */
export function textKey<Key extends TextKey>(key: [GapsOfKey<Key>] extends [never] ? Key : never) {
  return key as TextKey;
}

export function isTextKey(value: unknown): value is TextKey {
  return typeof value === 'string' && Object.hasOwn(ENGLISH, value);
}

/** Whether a value that came over the wire is a text of the catalogue that is known here. */
export function isText(value: unknown): value is Text {
  return typeof value === 'object' && value !== null && 'key' in value && isTextKey(value.key);
}

/** The sentence in the language of the given catalogue, its gaps filled. */
export function renderText(
  { key, params = {} }: Text,
  sentences: Readonly<Record<TextKey, string>>,
): string {
  return sentences[key].replace(/\{(\w+)\}/g, (gap, name) => {
    const value = params[name];
    if (value === undefined) return gap;
    return isText(value) ? renderText(value, sentences) : String(value);
  });
}

export function inEnglish(text: Text): string {
  return renderText(text, ENGLISH);
}
