/** The store of pictures does not answer, or rejects this mall. The same request may succeed in a moment. */
export class MediaUnavailable extends Error {}
