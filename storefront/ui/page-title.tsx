/** What the browser's tab shows for a page: one pattern in the whole mall. */
export const documentTitle = (title: string): string => `${title} | Kalata`

/** The title of a private page; excluded from search engines. */
export function PageTitle({ title }: { title: string }) {
  return (
    <>
      <title>{documentTitle(title)}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}
