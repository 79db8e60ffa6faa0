import { useRouteLoaderData } from 'react-router'
import type { Notice } from '#contract/notices/calls.ts'
import type { PolicyList } from '#contract/policies/calls.ts'

/** What the frame shows around every page. */
export interface FrameData {
  notices: Notice[]
  policies: PolicyList
  /** The day on which a parcel ordered now arrives, `YYYY-MM-DD`, and until when it does (UTC, ISO 8601). */
  delivery: { day: string; until: string }
}

/** Undefined where the frame's data could not be loaded, and on pages without a frame. */
export const useFrameData = (): FrameData | undefined => useRouteLoaderData('shell/frame') as FrameData | undefined
