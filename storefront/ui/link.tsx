import type { ComponentProps } from 'react'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the mall with its query, or a query for the open page. */
  to: string
  /** The page takes the place of the open one in the history. */
  replace?: boolean | undefined
  /** The page opens where the open one is scrolled to. */
  preventScrollReset?: boolean | undefined
}

/**
 * A link within the mall: a plain `<a>`, which the layout's one click handler follows without loading a document
 * (`storefront/app/navigation/link-navigation.ts`). A plain `<a href>` does the same where neither option is needed.
 */
export function Link({ to, replace, preventScrollReset, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={to} data-replace={replace ? '' : undefined} data-keep-scroll={preventScrollReset ? '' : undefined}>
      {children}
    </a>
  )
}
