/** The id of the element that holds a loader's data in a document. */
export const loaderDataId = (index: number): string => `loader-data-${index}`

/** A loader's data in the browser: of JSON, or of the document's element of that number (`loader-json.ts`). @throws SyntaxError on JSON that is cut off */
export function readLoaderData(json: string | number): unknown {
  return JSON.parse(typeof json === 'string' ? json : document.getElementById(loaderDataId(json))!.textContent)
}
