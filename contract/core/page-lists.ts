/** What routes declare of their pages, for server and service worker. Written by `node tools/generated.ts write`. */

/** The same bytes for everybody in one language. */
export const publicPages: readonly string[] = [
  '/',
  '/business',
  '/business-register',
  '/cart',
  '/cart--',
  '/compare',
  '/details',
  '/discount-deals',
  '/global',
  '/groupIntroduction',
  '/groupbuy-deals',
  '/home',
  '/ideas',
  '/lightning-deals',
  '/offline',
  '/policy',
  '/protocol_ty_fx',
  '/protocol_ty_ysz',
  '/search_result',
  '/shop',
  '/terms',
]

/** Pages of the sitemap that are there whatever products are listed. */
export const sitemapPages: readonly string[] = [
  '/business',
  '/business-register',
  '/discount-deals',
  '/global',
  '/groupbuy-deals',
  '/home',
  '/ideas',
  '/lightning-deals',
  '/protocol_ty_fx',
  '/protocol_ty_ysz',
  '/search_image',
  '/terms',
]

/** Those of them that change with the catalogue. */
export const cataloguePages: readonly string[] = [
  '/discount-deals',
  '/global',
  '/home',
  '/ideas',
]

/** Closed to crawlers, with what begins so. */
export const closedPages: readonly string[] = [
  '/cart',
  '/compare',
  '/fail',
  '/groupDetail',
  '/login',
  '/member/order',
  '/orderDetail',
  '/register',
  '/results',
  '/submit',
  '/success',
  '/thirdlogin',
  '/user/profile',
]
