import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { TextPageView } from '#app/ui/text-page.tsx';

export const handle: RouteHandle = { shows: 'site' };

export default function About() {
  return <TextPageView page={useWords().t.pages.about} />;
}
