import type { FastifyInstance } from 'fastify'
import { isLanguage } from '#contract/core/languages.ts'
import { formatGelShort } from '#contract/core/money.ts'
import type { GroupDetails } from '#contract/groups/calls.ts'
import type { Ctx } from '#server/context.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import { pictureStore } from '#server/platform/media/media-store.ts'
import { sendPreview } from '#server/platform/media/previews.ts'
import { text } from '#server/platform/texts.ts'
import { viewGroup } from '../groups.service.ts'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** The picture of a shared group's link preview: the product, its price in the group and alone. */
export function groupPreviews(scope: FastifyInstance, ctx: Ctx): void {
  scope.route<{ Params: { lang: string; file: string } }>({
    method: ['GET', 'HEAD'],
    url: '/previews/group/:lang(^[a-z]{2}$)/:file',
    handler: async ({ params: { lang, file } }, reply) => {
      const id = file.replace(/\.jpg$/, '')
      const group = isLanguage(lang) && uuid.test(id) && file !== id ? await found({ ...ctx, lang }, id) : undefined
      if (!group || !isLanguage(lang)) return reply.code(404).type('text/plain').send('Not found')
      const { offer, price } = group
      return sendPreview(reply, pictureStore(ctx), {
        ...{ title: offer.name, picture: offer.picture, price: formatGelShort(price) },
        label: text(lang, 'groups.price'),
        note: text(lang, 'groups.card.alone', { price: formatGelShort(offer.price) }),
      })
    },
  })
}

async function found(ctx: Ctx, id: string): Promise<GroupDetails | undefined> {
  try {
    return await viewGroup(ctx, id)
  } catch (error) {
    if (error instanceof DomainError && error.key === 'notFound') return undefined
    throw error
  }
}
