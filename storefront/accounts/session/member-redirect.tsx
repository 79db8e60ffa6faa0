import { redirect } from 'react-router'
import { memberLoader, type OwnPage } from './member-page.ts'
import { memberRoute } from './member-page-view.tsx'

/**
 * The loader of an address that only leads a member on. A visitor stays at it, with a `redirect` query, and signs in there (specification,
 * section 4).
 * @param to the path of the page
 */
export const leadMember = (to: (page: OwnPage) => string | Promise<string>) =>
  memberLoader<never>(async (page) => {
    throw redirect(await to(page))
  })

/** What a visitor sees of {@link leadMember}. */
export const MemberRedirect = memberRoute<ReturnType<typeof leadMember>>(() => null)
