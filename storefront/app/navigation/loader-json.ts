import type { LoaderFunctionArgs } from 'react-router'
import { pageContext } from '../client/page-context.ts'

/**
 * A loader's data as one JSON text on its way to the browser. React Router's own encoding goes over each value in JavaScript (an eighth of the time of a
 * home page), and its numbered references compress worse. It writes a class instance as its properties; the browser's build parses
 * those back into the data (tools/lean-router.ts), so that no route knows of this.
 */
export class LoaderJson {
  /** The text itself, or its number among those that a document has elements for (`loader-data.ts`): there it needs no escapes. */
  readonly json: string | number
  readonly #data: object

  /** @param texts of the document; absent where the data of a page is sent alone */
  constructor(data: object, texts?: string[]) {
    const text = JSON.stringify(data)
    this.json = texts ? texts.push(text) - 1 : text
    this.#data = data
  }

  /** What the loader returned. */
  get data(): object {
    return this.#data
  }
}

type Loader = (args: LoaderFunctionArgs) => unknown

/** A loader whose plain objects and arrays are encoded as JSON; a response, and data with a status of its own, stay as they are. */
function encoded(loader: Loader): Loader {
  return async (args) => {
    const data = await loader(args)
    return isPlain(data) ? new LoaderJson(data, args.context.get(pageContext).loaderTexts) : data
  }
}

const isPlain = (value: unknown): value is object =>
  Array.isArray(value) || (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)

interface Route {
  module: object
}

/** The routes of a build with loaders whose data crosses to the browser as JSON; it must hold what JSON holds. */
export function encodeLoaders<Routes extends Record<string, Route | undefined>>(routes: Routes): Routes {
  const encodedRoutes = Object.entries(routes).map(([id, route]) => {
    const loader = route && 'loader' in route.module ? (route.module.loader as Loader) : undefined
    return [id, loader ? { ...route, module: { ...route!.module, loader: encoded(loader) } } : route]
  })
  return Object.fromEntries(encodedRoutes) as Routes
}

/** Puts what the loaders returned in the place of what crosses to the browser: for rendering. */
export function decodeLoaderData(loaderData: Record<string, unknown>): void {
  for (const [id, value] of Object.entries(loaderData)) if (value instanceof LoaderJson) loaderData[id] = value.data
}
