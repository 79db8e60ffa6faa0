import { defineModule } from '#server/module.ts'
import { catalogueApi } from './catalogue.api.ts'
import { catalogueEvents } from './catalogue.events.ts'
import { listedCountsInvariants } from './cards/listed-counts.invariants.ts'
import { dropCards } from './cards/card-cache.service.ts'
import { homeChoice } from './home/home-choice.service.ts'
import { foldListedCounts } from './cards/listed-counts.service.ts'
import { previewsPlugin } from './crawlers/previews.plugin.ts'
import { sitemapPlugin } from './crawlers/sitemap.plugin.ts'
import { stockInvariants } from './stock/stock.invariants.ts'
import { countSales } from './stock/stock.service.ts'
import { imagesInUse } from './writing/taxonomy-write.service.ts'
import { sampleProductMails } from './product-notification.service.ts'

export const catalogue = defineModule({
  name: 'catalogue',
  summary: 'home, categories, products, offers, stock',
  uses: ['pricing'],
  calls: catalogueApi,
  plugins: [sitemapPlugin, previewsPlugin],
  jobs: [
    { name: 'sales', every: 60_000, run: countSales },
    { name: 'listed counts', every: 10_000, run: foldListedCounts },
  ],
  events: catalogueEvents,
  sampleMails: sampleProductMails,
  invariants: [...stockInvariants, ...listedCountsInvariants],
  imagesInUse,
  onPublicChange(ctx) {
    homeChoice.drop(ctx)
    dropCards(ctx)
  },
})
