import { defineModule } from '#server/module.ts'
import { exportCommand, exportUsage, importCommand, importUsage, productsCommand, productsUsage } from './catalogue-import.cli.ts'

export const catalogueImport = defineModule({
  name: 'catalogue-import',
  uses: ['catalogue', 'search'],
  commands: {
    import: { usage: importUsage, run: importCommand },
    export: { usage: exportUsage, run: exportCommand },
    goods: { usage: productsUsage, run: productsCommand },
  },
})
