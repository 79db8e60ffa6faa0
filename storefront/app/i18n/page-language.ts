import { fromStored } from '#contract/core/languages.ts'

/** The choice that the cookie carries. */
export const cookieLanguage = () => fromStored(/(?:^|; )lang=([^;]*)/.exec(document.cookie)?.[1])
