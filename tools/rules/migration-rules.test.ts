import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { contractingSteps } from './migration-rules.ts'

/** Up to here releases were stopped and started; from the next one on they serve side by side. */
const stopAndStart = '20261127083400_processes.sql'

it.each([
  ['alter table "offers" drop column "colour";', 'drops what the release before reads'],
  ['DROP TABLE "offers" CASCADE;', 'drops what the release before reads'],
  ['alter table offers rename column colour to color;', 'renames what the release before names'],
  ['alter table offers rename to things;', 'renames what the release before names'],
  ['ALTER TABLE "offers" ALTER COLUMN "price" SET DATA TYPE bigint;', 'changes a type'],
  ['alter table offers alter column colour set not null;', 'rejects rows that the release before writes'],
  ['alter table offers add column colour text not null;', 'rejects rows that the release before writes'],
])('%s', (sql, step) => expect(contractingSteps(`-- Colours.\n${sql}`)).toEqual([{ line: 2, step }]))

it.each([
  "alter table offers add column colour text not null default '';",
  'alter table offers add column colour text;',
  'create table colours (name text not null);',
  'alter table offers drop constraint offers_colour_check;',
  '-- Later: drop column colour.',
  '-- contracts: nothing reads it since the release of June\nalter table offers drop column colour;',
])('%s expands', (sql) => expect(contractingSteps(sql)).toEqual([]))

const migrations = globSync(join(import.meta.dirname, '../../migrations/*.sql')).filter((file) => basename(file) > stopAndStart)

it('functions and triggers are in the files of their modules, not in migrations', () => {
  const creates = /^\s*create\s+(or\s+replace\s+)?(constraint\s+)?(function|trigger)\b/im
  expect(migrations.filter((file) => creates.test(readFileSync(file, 'utf8'))).map((file) => basename(file))).toEqual([])
})

it('a migration leaves the release before at work', () => {
  expect(
    migrations.flatMap((file) => contractingSteps(readFileSync(file, 'utf8')).map(({ line, step }) => `${basename(file)}:${line} ${step}`)),
  ).toEqual([])
})
