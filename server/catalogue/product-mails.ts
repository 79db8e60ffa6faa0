import type { ProductCard } from '#contract/catalogue/schemas.ts'
import { formatGel } from '#contract/core/money.ts'
import { topicOf, type KindOf, type Params } from '#contract/notifications/kinds.ts'
import type { NotificationText } from '#server/platform/messaging/member-notifications.ts'
import { button, paragraph, productBox } from '#server/platform/messaging/mail/mail-parts.ts'
import { renderMail, type MailContent, type MailFrame } from '#server/platform/messaging/mail/mail-template.ts'
import { text } from '#server/platform/texts.ts'

/**
 * The mail about a product that a member waits for, has reviewed or asked about, with its picture and price.
 * @param card what its page shows now; undefined for a product that is no longer sold
 */
export function productMail(
  frame: MailFrame,
  notification: NotificationText<KindOf<'products' | 'reviews'>>,
  card: ProductCard | undefined,
): MailContent {
  const { lang, origin } = frame
  const { kind, params, title, link } = notification
  const isReview = topicOf(kind) === 'reviews'
  return renderMail(frame, {
    subject: title,
    preheader: notification.text,
    title,
    parts: [
      productBox(origin, {
        name: String(params.name),
        href: `${origin}/details?id=${params.productId}${params.offerId === undefined ? '' : `&offer=${params.offerId}`}`,
        picture: card?.picture,
        ...(isReview ? {} : pricesOf(params, card)),
      }),
      paragraph(notification.text),
      button({ label: text(lang, labels[kind] ?? (isReview ? 'mail.review.open' : 'mail.product.open')), href: origin + link }),
    ],
    isSwitchable: true,
  })
}

/** Where the button says more than that it opens the page. */
const labels: Partial<Record<KindOf<'products' | 'reviews'>, 'mail.product.buy' | 'mail.question.open'>> = {
  dealUnitOffered: 'mail.product.buy',
  questionAnswered: 'mail.question.open',
  questionHidden: 'mail.question.open',
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
