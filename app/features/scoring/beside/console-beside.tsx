import besideHref from '#app/styles/scoring/beside.css?url';
import { BesideParts } from './beside-parts.tsx';
import type { BesideProps } from './beside-props.ts';

/** On a laptop and a tablet that lies: the parts beside the court, with a sheet of styles that phones never load. */
export function ConsoleBeside(props: BesideProps) {
  return (
    <>
      <link rel="stylesheet" href={besideHref} precedence="default" />
      <BesideParts {...props} />
    </>
  );
}
