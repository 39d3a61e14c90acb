import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { pageContext } from '#server/http/page-context.ts';
export async function loader({ context }: LoaderFunctionArgs) {
  return { now: context.get(pageContext).now };
}
export default function Home() {
  return <main>{useLoaderData<typeof loader>().now}</main>;
}
