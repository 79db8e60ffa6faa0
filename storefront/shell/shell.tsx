import type { ReactNode } from 'react'
import { deferredPart } from '#storefront/app/navigation/deferred-part.tsx'
import { LayoutFrame } from './layout-frame.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Header } from './header.tsx'
import { FeedbackButton } from './feedback-button.tsx'

const BackToTop = deferredPart(() => import('./back-to-top.tsx'), 'BackToTop')
const Footer = deferredPart(() => import('./footer.tsx'), 'Footer')

/** The mall's layout: header, content, footer, and the bottom bar of small screens. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <LayoutFrame
      header={<Header />}
      footer={
        <>
          <Footer />
          <BottomBar />
          <FeedbackButton />
          <BackToTop />
        </>
      }
    >
      {children}
    </LayoutFrame>
  )
}
