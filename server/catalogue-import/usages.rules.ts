import { languages } from '#contract/core/languages.ts'

export const importUsage = `import <file or folder> [--dry-run] [--strict] [--lang ${languages.join('|')}] [--pictures-from <folder>] [--fetch-pictures] [--report <file>]
    another shop's export: --store <name> [--city <name>] [--category <name>] [--[no-]create-categories] [--mapping <file>]
    [--write-mapping <file>] [--stock <units>] [--rate USD=2.70] [--unlist-absent [--unlist-at-most <per cent>]]`
export const exportUsage = `export <folder> | export --merchant <file> [--lang ${languages.join('|')}]`
export const productsUsage = 'goods without-pictures'
