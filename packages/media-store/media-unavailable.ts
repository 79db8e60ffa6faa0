/** The store does not answer, or rejects this client. The same request may succeed in a moment. */
export class MediaUnavailable extends Error {}
