/** Pages a `redirect` query may lead to (specification, section 2). Login and registration are not among them: they would loop. */
const pages = new Set(
  (
    'home discount-deals lightning-deals groupbuy-deals groupIntroduction groupDetail cart cart-- details submit success fail orderDetail ' +
    'search_result search_image shop results global feedback policy protocol_ty_fx protocol_ty_ysz terms business-register business member/order user/profile'
  ).split(' '),
)
const longest = 2048
/** Only for parsing: no page lives there, so whatever leaves it is seen. */
const here = 'https://here.invalid'

function isPage(pathname: string): boolean {
  const [first = '', second, ...rest] = pathname.slice(1).split('/')
  if (first === '') return second === undefined
  if (first === 'user') return second === 'profile'
  if (first === 'member') return second === 'order' && rest.length === 0
  if (first === 'groupDetail' || first === 'orderDetail') return rest.length === 0
  return second === undefined && pages.has(first)
}

/**
 * Where to go after a login: the requested path when it is one of our own pages, else `fallback`. Rejects other origins in
 * every spelling (`//e.com`, `/\e.com`, `/%2f%2fe.com`), control characters, and pages that would loop.
 */
export function safeRedirect(value: string | null | undefined, fallback = '/home'): string {
  if (!value || value.length > longest || !/^\/(?![/\\])/.test(value)) return fallback
  if (/[\p{Cc}\p{Z}\\]/u.test(value) || /%(?:0[\da-f]|1[\da-f]|2f|5c|7f)/i.test(value.split(/[?#]/)[0]!)) return fallback
  if (/%0[ad]/i.test(value) || !URL.canParse(value, here)) return fallback
  const url = new URL(value, here)
  if (url.origin !== here || !isPage(url.pathname)) return fallback
  return url.pathname + url.search + url.hash
}
