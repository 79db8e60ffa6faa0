import { defineModule } from '#server/module.ts'

/** What an offer costs. It reads the offers and deals it is given; its SQL side is `offer_prices`, `lead_offer`, `group_prices` and `product_group_price`. */
export const pricing = defineModule({ name: 'pricing', summary: 'what an offer costs', uses: [] })
