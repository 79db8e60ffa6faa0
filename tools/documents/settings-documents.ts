import { exampleFile, settingRows } from '@kalata/operator-kit/settings/documentation.ts'
import { settingThemes } from '#server/platform/settings/variables.ts'
import { renewSections, table } from './document-sections.ts'

/** `docs/settings.md` with its tables renewed: one for each theme. */
export function renewSettings(text: string): string {
  const tables = settingThemes.map(({ title, variables }) => {
    return `### ${title}\n\n${table(['variable', 'default', 'values', 'meaning'], settingRows(variables))}`
  })
  return renewSections(text, { settings: tables.join('\n') })
}

const exampleHead = `# The settings of Kalata, each with its default or an example. Everything works without them; docs/settings.md explains them.
# Copy this file to .env, uncomment what you set, and load it: "set -a; . ./.env; set +a; npm start".
# This file is generated from server/platform/settings/variables.ts.
`

/** `.env.example`. */
export const settingsExample = (): string => exampleFile(exampleHead, settingThemes)
