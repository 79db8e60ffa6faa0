import type { ReactNode } from 'react'

/**
 * Text beside other elements, in an element of its own. A browser that translates pages wraps bare text in elements of its own; React, which
 * changes or removes that text later, would not find it again.
 */
export const Words = ({ children }: { children: ReactNode }): ReactNode =>
  typeof children === 'string' || typeof children === 'number' ? <span>{children}</span> : children
