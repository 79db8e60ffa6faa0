import { t } from '#demo/mall/terms/text.ts'
import type { Ctx } from '#server/context.ts'
import { addNotice, allNotices } from '#server/notices/notices.service.ts'

const notices = [
  {
    text: t(
      'უფასო მიწოდება მთელი საქართველოს მასშტაბით',
      'Free delivery on every order, all over Georgia',
      'Бесплатная доставка всех заказов по всей Грузии',
      '所有订单格鲁吉亚全境免费配送',
    ),
  },
  {
    text: t(
      'ელვა-ფასები ყოველდღე, დღე და ღამე',
      'Lightning deals every day, around the clock',
      'Молниеносные скидки каждый день, круглые сутки',
      '限时秒杀全天不间断',
    ),
    link: '/lightning-deals',
  },
  {
    text: t(
      'ერთად იაფია: შეაგროვე ჯგუფი და იყიდე ჯგუფურ ფასად',
      'Cheaper together: fill a group and buy at its price',
      'Вместе дешевле: соберите группу и купите по её цене',
      '一起买更便宜：成团即享拼团价',
    ),
    link: '/groupbuy-deals',
  },
]

/** The ticker of the demo mall. Idempotent: a mall with notices keeps its own. */
export async function addDemoNotices(ctx: Ctx, startsAt: Date): Promise<void> {
  if ((await allNotices(ctx)).length > 0) return
  for (const notice of notices) await addNotice(ctx, { ...notice, startsAt })
}
