import type { FastifyInstance, FastifyReply } from 'fastify'
import { isLanguage } from '#contract/core/languages.ts'
import { formatGelShort } from '#contract/core/money.ts'
import type { Ctx } from '#server/context.ts'
import { pictureStore } from '#server/platform/media/media-store.ts'
import { sendPreview } from '#server/platform/media/previews.ts'
import { text } from '#server/platform/texts.ts'
import { cardsOf } from '../catalogue.service.ts'

const method = ['GET', 'HEAD']
const maxId = 2_147_483_647

/** Pictures of link previews: of a product with its name and price, and of the mall itself. */
export function previewsPlugin(scope: FastifyInstance, ctx: Ctx): void {
  const media = pictureStore(ctx)
  const missing = (reply: FastifyReply) => reply.code(404).type('text/plain').send('Not found')
  scope.route<{ Params: { lang: string; id: string } }>({
    method,
    url: '/previews/product/:lang(^[a-z]{2}$)/:id(^[1-9]\\d{0,9}$).jpg',
    handler: async ({ params: { lang, id } }, reply) => {
      if (!isLanguage(lang) || Number(id) > maxId) return missing(reply)
      const [card] = await cardsOf({ ...ctx, lang }, [Number(id)])
      if (!card) return missing(reply)
      const { name, picture, price, priceVaries, listPrice } = card
      const shown = formatGelShort(price)
      return sendPreview(reply, media, {
        ...{ title: name, picture },
        price: priceVaries ? text(lang, 'ui.priceFrom', { price: shown }) : shown,
        ...(listPrice ? { before: formatGelShort(listPrice) } : {}),
      })
    },
  })
  scope.route<{ Params: { lang: string } }>({
    method,
    url: '/previews/mall/:lang(^[a-z]{2}$).jpg',
    handler: async ({ params: { lang } }, reply) => {
      if (!isLanguage(lang)) return missing(reply)
      return sendPreview(reply, media, { title: text(lang, 'catalogue.home.title') })
    },
  })
}
