import type { ProductCard } from '#contract/catalogue/schemas.ts'
import { formatGel } from '#contract/core/money.ts'
import type { ProductKind, ReviewKind } from '#contract/notifications/constants.ts'
import { button, paragraph, productBox } from '#server/platform/messaging/mail-parts.ts'
import { renderMail, type MailContent, type MailFrame } from '#server/platform/messaging/mail-template.ts'
import { text } from '#server/platform/texts.ts'
import { linkOf, notificationText, type Params } from '../notification-texts.ts'

interface ProductMail {
  kind: ProductKind | ReviewKind
  params: Params
  /** What its page shows now; absent for a product that is no longer sold. */
  card: ProductCard | undefined
}

/** The mail about a product that a member waits for or has reviewed, with its picture and price. */
export function productMail(frame: MailFrame, { kind, params, card }: ProductMail): MailContent {
  const { lang, origin } = frame
  const notice = notificationText(lang, kind, params)
  const isReview = kind === 'reviewReplied' || kind === 'reviewHidden'
  return renderMail(frame, {
    subject: notice.title,
    preheader: notice.text,
    title: notice.title,
    parts: [
      productBox(origin, {
        name: String(params.name),
        href: `${origin}/details?id=${params.productId}${params.offerId === undefined ? '' : `&offer=${params.offerId}`}`,
        picture: card?.picture,
        ...(isReview ? {} : pricesOf(params, card)),
      }),
      paragraph(notice.text),
      button({ label: text(lang, isReview ? 'mail.review.open' : labels[kind]), href: origin + linkOf(kind, params) }),
    ],
    isSwitchable: true,
  })
}

const labels: Record<ProductKind, 'mail.product.open' | 'mail.product.buy'> = {
  favouriteCheaper: 'mail.product.open',
  backInStock: 'mail.product.open',
  dealStarting: 'mail.product.open',
  dealUnitOffered: 'mail.product.buy',
}

/** The price that the event names, or the one of its page. */
function pricesOf({ total, before }: Params, card: ProductCard | undefined): { price?: string; before?: string } {
  const price = total ?? card?.price
  const higher = total === undefined ? card?.listPrice : before
  return {
    ...(price === undefined ? {} : { price: formatGel(Number(price)) }),
    ...(higher === undefined ? {} : { before: formatGel(Number(higher)) }),
  }
}
