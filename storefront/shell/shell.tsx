import type { ReactNode } from 'react'
import { LayoutFrame } from './layout-frame.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { ToTop } from './to-top.tsx'

/** The whole frame: header, the page, footer, and the bars of small screens. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <LayoutFrame
      header={<Header />}
      footer={
        <>
          <Footer />
          <BottomBar />
          <ToTop />
        </>
      }
    >
      {children}
    </LayoutFrame>
  )
}
