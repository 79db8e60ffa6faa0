import type { ReactNode } from 'react'
import { deferredPart } from '#storefront/app/hydration/deferred-part.tsx'
import { partBelow } from '#storefront/app/hydration/part-below.tsx'
import { StylesBelow } from '#storefront/app/hydration/styles-below.tsx'
import { LayoutFrame } from './layout-frame.tsx'
import { Header } from './header/header.tsx'

const BackToTop = deferredPart(() => import('./navigation/back-to-top.tsx'), 'BackToTop')
const BottomBar = deferredPart(() => import('./navigation/bottom-bar.tsx'), 'BottomBar')
const Footer = partBelow(() => import('./footer/footer.tsx'), 'Footer')

/** The mall's layout: header, content, footer, and the bottom bar of small screens. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <LayoutFrame
      header={<Header />}
      footer={
        <>
          <StylesBelow isFrame />
          <Footer />
          <BottomBar />
          <BackToTop />
        </>
      }
    >
      {children}
    </LayoutFrame>
  )
}
