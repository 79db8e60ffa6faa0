/** Bytes of a picture at most: the specification's 500 KB. */
export const uploadBytes = 512_000

/** What is taken; the server judges by content, not by name. */
export const uploadTypes = ['image/jpeg', 'image/png'] as const
