import { defineModule } from '#server/module.ts'
import { exportCommand, exportUsage, importCommand, importUsage, productsCommand, productsUsage } from './catalogue-import.cli.ts'

export const catalogueImport = defineModule({
  name: 'catalogue-import',
  summary: 'import and export of catalogues, of our format and of other shops',
  uses: ['catalogue', 'deals', 'search'],
  commands: {
    import: { summary: "brings in a catalogue: our format or another shop's export", usage: importUsage, run: importCommand },
    export: {
      summary: 'writes the catalogue as a folder in our format, or as a feed for Google Merchant',
      usage: exportUsage,
      run: exportCommand,
    },
    goods: { summary: 'lists products without pictures', usage: productsUsage, run: productsCommand },
  },
})
