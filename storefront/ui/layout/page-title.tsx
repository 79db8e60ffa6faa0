/** What the browser's tab shows for a page: one pattern in the whole mall. */
export const documentTitle = (title: string): string => `${title} | Kalata`

/** The title of a private page; excluded from search engines. Link previews show the description of one that visitors can open. */
export function PageTitle({ title, description }: { title: string; description?: string }) {
  return (
    <>
      <title>{documentTitle(title)}</title>
      {description !== undefined && <meta name="description" content={description} />}
      <meta name="robots" content="noindex" />
    </>
  )
}
