/** ms an authorization flow may take. */
export const signInFlowMs = 10 * 60_000
