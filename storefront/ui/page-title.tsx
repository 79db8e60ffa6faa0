/** The window's title of a page that is nobody else's business: search engines leave it out. */
export function PageTitle({ title }: { title: string }) {
  return (
    <>
      <title>{`${title} | Kalata`}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}
