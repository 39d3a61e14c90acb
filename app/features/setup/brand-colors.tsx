import { useWords } from '#app/lib/use-words.ts';
import type { FormErrors } from '../forms/form-values.ts';
import { TextField } from '../forms/text-field.tsx';

/** Of Wavu, where nobody has chosen any. */
const FIRST = ['#0b6b3a', '#fcd116'] as const;

type Props = { colors?: readonly [string, string]; errors: FormErrors };

/** Two colours of the browser's own palette. */
export function BrandColors({ colors = ['', ''], errors }: Props) {
  const { t } = useWords();
  return (
    <div className="form-pair">
      <TextField
        name="color1"
        label={t.brand.color1}
        type="color"
        errors={errors}
        defaultValue={colors[0] || FIRST[0]}
      />
      <TextField
        name="color2"
        label={t.brand.color2}
        type="color"
        errors={errors}
        defaultValue={colors[1] || FIRST[1]}
      />
    </div>
  );
}
