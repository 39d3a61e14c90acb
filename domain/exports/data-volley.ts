export { dataVolleyLog as dataVolley } from '../data-volley/data-volley-log.ts';
