import type { IndexSchema } from '@kalata/product-index/schema/schema.ts'
import { layoutOf } from './documents/index-template.ts'

/** What an index is called in OpenSearch. */
export interface EngineNames {
  layout: string
  /** The alias that searches ask; the indexes behind it are named like it, with more. */
  alias: string
  /** The index with who writes the products, and up to where. */
  state: string
}

/** @param name small letters, digits and `-` */
export function engineNames(name: string, schema: IndexSchema): EngineNames {
  const layout = layoutOf(schema)
  return { layout, alias: `${name}-products-${layout}`, state: `${name}-state` }
}
