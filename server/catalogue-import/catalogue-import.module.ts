import { defineModule } from '#server/module.ts'
import { exportUsage, importUsage, productsUsage } from './usages.rules.ts'

/** A server never loads it. */
const commands = () => import('./catalogue-import.cli.ts')

export const catalogueImport = defineModule({
  name: 'catalogue-import',
  summary: 'import and export of catalogues, of our format and of other shops',
  uses: ['catalogue', 'deals', 'scenes', 'search'],
  commands: {
    import: {
      summary: "brings in a catalogue: our format or another shop's export",
      usage: importUsage,
      run: async (ctx, args) => (await commands()).importCommand(ctx, args),
    },
    export: {
      summary: 'writes the catalogue as a folder in our format, or as a feed for Google Merchant',
      usage: exportUsage,
      run: async (ctx, args) => (await commands()).exportCommand(ctx, args),
    },
    goods: {
      summary: 'lists products without pictures',
      usage: productsUsage,
      run: async (ctx, args) => (await commands()).productsCommand(ctx, args),
    },
  },
})
