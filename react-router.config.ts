import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  // scripts/build.mjs builds beside the pages that are being served.
  buildDirectory: process.env.WAVU_BUILD_DIRECTORY ?? 'build',
  ssr: true,
  // A page's loader comes with the page: a file for each of its exports would be a request more.
  splitRouteModules: false,
  // Hydrated areas get the whole route table with their scripts, instead of asking for it link by link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
