/** What a stored text means; undefined for none, and for one that another version of the page or somebody's hand has written: as good as none. */
export function parseStored(text: string | null | undefined): unknown {
  try {
    return (JSON.parse(text ?? 'null') as unknown) ?? undefined
  } catch {
    return undefined
  }
}
