/** The title of a private page; excluded from search engines. */
export function PageTitle({ title }: { title: string }) {
  return (
    <>
      <title>{`${title} | Kalata`}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}
