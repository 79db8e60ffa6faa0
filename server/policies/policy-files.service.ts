import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import { byLanguage, languages, type Text } from '#contract/core/languages.ts'
import type { PolicySet } from './policies.service.ts'
import { makeFolder } from '@kalata/operator-kit/paths/named-paths.ts'
import { projectPath } from '#server/platform/project-files.ts'

/** The mall's own policies: `policies.json` with groups and titles, and a text for each policy and language. */
export const ownTexts = projectPath('server/policies/texts/')

const Key = Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' })
const InLanguages = Type.Object(
  { ...byLanguage(() => Type.Optional(Type.String())), ka: Type.String({ minLength: 1 }) },
  { additionalProperties: false },
)
const Index = Type.Object({
  groups: Type.Array(
    Type.Object({ key: Key, name: InLanguages, policies: Type.Array(Type.Object({ key: Key, title: InLanguages }), { maxItems: 99 }) }),
    { minItems: 1, maxItems: 99 },
  ),
})

/** Files that are no set of policies. */
export class PolicyFilesRejected extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.name = 'PolicyFilesRejected'
    this.problems = problems
  }
}

/** Reads the set in a folder: `policies.json`, and `<key>.<lang>.html` for each policy. @throws PolicyFilesRejected with every reason */
export async function readSetFrom(folder: string): Promise<PolicySet> {
  const index = await readIndex(folder)
  const keys = index.groups.flatMap(({ policies }) => policies.map(({ key }) => key))
  const problems = [...index.groups.map(({ key }) => key), ...keys]
    .filter((key, place, all) => all.indexOf(key) !== place)
    .map((key) => `"${key}" stands there twice`)
  const texts = new Map<string, Text>()
  for (const key of keys) {
    const text = await readTexts(folder, key)
    if (!text.ka) problems.push(`${key}.ka.html is missing or empty`)
    texts.set(key, text)
  }
  // The text of a mistyped name would be missing in its language, and nobody told.
  const expected = new Set(keys.flatMap((key) => languages.map((lang) => `${key}.${lang}.html`)))
  const files = (await readdir(folder)).filter((name) => name.endsWith('.html'))
  problems.push(...files.filter((name) => !expected.has(name)).map((name) => `${name} is the text of no policy in policies.json`))
  if (problems.length > 0) throw new PolicyFilesRejected(problems)
  return {
    groups: index.groups.map(({ policies, ...group }) => ({
      ...group,
      policies: policies.map((policy) => ({ ...policy, html: texts.get(policy.key)! })),
    })),
  }
}

async function readIndex(folder: string): Promise<Static<typeof Index>> {
  const file = join(folder, 'policies.json')
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) throw new PolicyFilesRejected([`${file} cannot be read`])
  let index: unknown
  try {
    index = JSON.parse(text)
  } catch (error) {
    throw new PolicyFilesRejected([`${file} is not JSON: ${(error as Error).message}`])
  }
  if (Value.Check(Index, index)) return index
  throw new PolicyFilesRejected([...Value.Errors(Index, index)].map((each) => `${file}: ${each.instancePath || '/'} ${each.message}`))
}

/** The texts of a policy in the languages that have a file. @throws PolicyFilesRejected where one is there that cannot be read */
async function readTexts(folder: string, key: string): Promise<Text> {
  const texts: Text = {}
  for (const lang of languages) {
    const file = join(folder, `${key}.${lang}.html`)
    const html = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      // The set would otherwise lose that language, and say that all is well.
      if (error.code !== 'ENOENT') throw new PolicyFilesRejected([`${file} cannot be read`])
      return ''
    })
    if (html.trim()) texts[lang] = html
  }
  return texts
}

/** Writes a set into a folder, as {@link readSetFrom} reads it. @returns the number of files */
export async function writeSetTo(folder: string, { groups }: PolicySet): Promise<number> {
  makeFolder(folder)
  const index = {
    groups: groups.map(({ policies, ...group }) => ({ ...group, policies: policies.map(({ key, title }) => ({ key, title })) })),
  }
  await writeFile(join(folder, 'policies.json'), `${JSON.stringify(index, null, 2)}\n`)
  let files = 1
  for (const { key, html } of groups.flatMap(({ policies }) => policies)) {
    for (const [lang, text] of Object.entries(html)) {
      await writeFile(join(folder, `${key}.${lang}.html`), `${text}\n`)
      files++
    }
  }
  return files
}
