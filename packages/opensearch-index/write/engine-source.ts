import type { IndexSource } from '@kalata/product-index/follow/index-source.ts'

/** A source of products that is followed from now on too, without reading all of them as of one moment. */
export interface EngineSource extends IndexSource {
  /** The position of this moment: everything before it is in what is read from now on. */
  present(): Promise<number>
}

/** One that tells what changes from now on; undefined where it cannot. @param openSource opens one that has read nothing yet */
export async function sourceOfNow(openSource: () => EngineSource): Promise<EngineSource | undefined> {
  const source = openSource()
  return (await source.resume(await source.present())) ? source : undefined
}
