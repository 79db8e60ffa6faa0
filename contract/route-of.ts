import type { CallName } from './calls.ts'
import { paths } from './paths.ts'

/** The route of a call by its name, as `encodeRequest` reads it: `POST minimall/cart/h5/addItem`. */
export function routeOf(name: CallName): string {
  const [module = '', call = ''] = name.split('.')
  return (paths as Record<string, Record<string, string>>)[module]![call]!
}
