import { createContext, use } from 'react'
import { readPageElement } from '../router/page-element.ts'

const RequestIdContext = createContext<string | undefined>(undefined)
export const RequestIdProvider = RequestIdContext.Provider

/** The number of the request that failed, for anyone who looks into it; absent on pages that did not fail. */
export const useRequestId = () => use(RequestIdContext)

/** The browser reads it where the server left it. */
export const requestIdOfPage = () => readPageElement().requestId
