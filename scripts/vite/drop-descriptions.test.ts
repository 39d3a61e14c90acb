import { expect, test } from 'vitest';
import { withoutDescriptions } from './drop-descriptions.ts';

test('descriptions and names of shapes go, and the shapes stay', () => {
  const source = `export const teamSchema = z
  .object({ name: z.string().min(1).describe('In words'), city: z.string().nullable() })
  .meta({ id: 'Team', example: { name: 'Azam' } });
describe('a test', () => {});`;
  expect(withoutDescriptions(source)).toBe(`export const teamSchema = z
  .object({ name: z.string().min(1), city: z.string().nullable() });
describe('a test', () => {});`);
});

test('a description within one that goes is cut once, and one after another both go', () => {
  const source =
    "const a = z.any().meta({ of: z.string().describe('b') }).describe('c').optional();";
  expect(withoutDescriptions(source)).toBe('const a = z.any().optional();');
});
