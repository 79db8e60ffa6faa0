import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { loadMemberPage, type MemberPageData, type OwnPage } from './member-page.ts'
import { MemberPage } from './member-page-view.tsx'

/**
 * The loader of an address that only leads a member on. A visitor stays at it, with a `redirect` query, and signs in there (specification,
 * section 4).
 * @param to the path of the page
 */
export const leadMember = (args: LoaderFunctionArgs, to: (page: OwnPage) => string | Promise<string>): Promise<MemberPageData<never>> =>
  loadMemberPage(args, async (page) => {
    throw redirect(await to(page))
  })

/** What a visitor sees of {@link leadMember}. */
export function MemberRedirect() {
  return <MemberPage data={useLoaderData<MemberPageData<never>>()}>{() => null}</MemberPage>
}
