/** ms: the way to a provider and back. */
export const signInFlowMs = 10 * 60_000
