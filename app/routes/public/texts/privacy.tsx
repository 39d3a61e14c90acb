import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { TextPageView } from '#app/ui/text-page.tsx';
import { LICENCES } from '#contract/open-data/open-data.ts';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { getSite } from '#server/site/settings/queries.ts';

export const handle: RouteHandle = { shows: 'site' };

export async function loader({ context }: LoaderFunctionArgs) {
  const { store } = context.get(pageContext);
  const { controller, registration, contact, address, dataLicence } = await getSite(store);
  return { controller, registration, contact, address, dataLicence };
}

/** The privacy policy; it begins with the people who answer for it. */
export default function Privacy() {
  const { controller, registration, contact, address, dataLicence } =
    useLoaderData<typeof loader>();
  const { privacy, controller: words } = useWords().t.pages;
  const paragraphs =
    controller === ''
      ? [words.missing]
      : [
          words.named(controller),
          ...(address === '' ? [] : [address]),
          ...(registration === '' ? [] : [words.registration(registration)]),
          ...(contact === '' ? [] : [words.contact(contact)]),
        ];
  const [date, ...others] = privacy.sections;
  const openData =
    dataLicence === ''
      ? []
      : [
          {
            heading: words.openDataHeading,
            paragraphs: [words.openData(LICENCES[dataLicence].name)],
          },
        ];
  const sections = [date!, { heading: words.heading, paragraphs }, ...others, ...openData];
  return <TextPageView page={{ ...privacy, sections }} />;
}
