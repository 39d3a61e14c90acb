import { Field } from '#app/ui/field.tsx';
import { PICTURE_ALT_LENGTH } from '#contract/site/news.ts';
import { usePictureWords } from './picture-words.ts';

type Props = { defaultValue?: string | undefined; error?: string | undefined };

/** The picture of an article in words, read out to people who do not see it. */
export function PictureAltField({ defaultValue, error }: Props) {
  const words = usePictureWords();
  return (
    <Field name="pictureAlt" label={words.alt} hint={words.altHint} error={error}>
      {(wiring) => (
        <input
          {...wiring}
          defaultValue={defaultValue}
          maxLength={PICTURE_ALT_LENGTH}
          autoComplete="off"
        />
      )}
    </Field>
  );
}
